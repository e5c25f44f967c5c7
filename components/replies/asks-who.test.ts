import { expect, it } from 'vitest';
import { asksWho } from '#/components/replies/asks-who.ts';

it.each(['So who is this?', 'Please tell us your name.', 'What’s your name', 'Identify yourself!', 'Who wrote that'])(
  'warns of “%s”',
  (text) => expect(asksWho(text)).toBe(true),
);

it.each(['Who could help you?', 'Which meeting is it?', 'Name three meetings.', 'Whoever you are, thank you.', ''])(
  'lets “%s” pass',
  (text) => expect(asksWho(text)).toBe(false),
);
