import { expect, it } from 'vitest';
import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';

it.each([
  'Some days I want to kill myself.',
  'I think about suicide.',
  'I feel SUICIDAL',
  'I don’t want to live any more',
  'i dont want to wake up',
  'Everyone would be better off without me.',
  'I wish I were dead',
  'There is no point in living.',
  'I am going to\nend my life',
  'I have started hurting myself again',
  'I want to die',
  'I wanna die',
  'self-harm',
])('“%s” asks for help', (text) => {
  expect(hasCrisisWords(text)).toBe(true);
});

it.each([
  '',
  'This deadline is killing me.',
  'The old server should be left to die.',
  'I want to dive into the data.',
  'We end the project this month.',
  'My life outside work is good.',
  'I hurt my back at the desk.',
  'I cut myself some slack this week.',
  'No point in meeting twice.',
  'I would like to see it live.',
])('“%s” does not', (text) => {
  expect(hasCrisisWords(text)).toBe(false);
});
