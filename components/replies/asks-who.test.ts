import { expect, it } from 'vitest';
import { asksWho } from '#/components/replies/asks-who.ts';

it.each(['So who is this?', 'Please tell us your name.', 'What’s your name', 'Identify yourself!', 'Who wrote that'])(
  '“%s” gets a warning',
  (text) => expect(asksWho(text)).toBe(true),
);

it.each(['Who could help you?', 'Which meeting is it?', 'Name three meetings.', 'Whoever you are, thank you.', ''])(
  '“%s” gets none',
  (text) => expect(asksWho(text)).toBe(false),
);
