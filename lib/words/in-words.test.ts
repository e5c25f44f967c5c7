import { describe, expect, it } from 'vitest';
import { answerInWords, inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

describe('a message is put into words', () => {
  it('with its values', () => {
    const tooLong = message('mail-preferences.answers.textTooLong', { max: 500 });
    expect(inWords(tooLong, 'en')).toBe('Please keep the text under 500 characters.');
  });

  it('in an answer of the API, each for itself, beside everything else', () => {
    const [first, second] = [message('api.problems.notFound'), message('api.problems.signedOut')];
    expect(answerInWords({ code: 'x', message: first, messages: [first, second] })).toEqual({
      code: 'x',
      message: 'Not found.',
      messages: ['Not found.', 'Please sign in.'],
    });
  });
});

it.each([
  'Please say something.',
  '',
  '["api.problems.notThere"]',
  '["api.problems"]',
  '["constructor.name"]',
  '["__proto__.toString"]',
  '["api.problems.notFound"',
  '[1,2]',
])('%s is returned as it is', (text) => {
  expect(inWords(text, 'en')).toBe(text);
});

it.each([null, [], 'text', { id: 1 }, { message: 5 }])('an answer without a message is returned as it is', (answer) => {
  expect(answerInWords(answer)).toBe(answer);
});
