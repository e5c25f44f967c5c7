import { expect, it } from 'vitest';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { feedbackBody, screenshotBody, suggestionBody } from '#/lib/domain/feedback/feedback.contract.ts';
import { inWords } from '#/lib/words/in-words.ts';

const none = { type: 5, screenshots: [], score: undefined, rate: undefined };

it.each<[object, object]>([
  [{ description: ' It works. ' }, { ...none, description: 'It works.' }],
  [
    { text: 'It works.', extra: 1 },
    { ...none, description: 'It works.' },
  ],
  [
    { description: 'It works.', type: '2', rate: '5', score: '0' },
    { ...none, description: 'It works.', type: '2', rate: 5, score: 0 },
  ],
  [
    { description: 'It works.', rate: 0, score: null, type: null },
    { ...none, description: 'It works.' },
  ],
  [
    { description: 'It works.', screenshots: [{ fileName: 'a.webp', url: '/x', more: 1 }] },
    { ...none, description: 'It works.', screenshots: [{ fileName: 'a.webp', url: '/x' }] },
  ],
])('%j is read as %j', (body, expected) => {
  expect(readInput(feedbackBody, body).data).toEqual(expected);
});

it.each<[object, string]>([
  [{}, 'Enter a description: what is it about?'],
  [{ description: '  ' }, 'Enter a description: what is it about?'],
  [{ description: 'x'.repeat(5001) }, 'The description can be up to 5,000 characters.'],
  [{ description: 'x', rate: 6 }, 'Rate must be a number from 1 to 5.'],
  [{ description: 'x', rate: 'good' }, 'Rate must be a number from 1 to 5.'],
  [{ description: 'x', score: 11 }, 'Score must be a number from 0 to 10.'],
  [{ description: 'x', screenshots: 'a.webp' }, 'Screenshots must be a list of up to 5 pictures.'],
  [
    { description: 'x', screenshots: Array(6).fill({ fileName: 'a' }) },
    'Screenshots must be a list of up to 5 pictures.',
  ],
])('%j is refused with a message', (body, words) => {
  expect(inWords(readInput(feedbackBody, body).messages[0] ?? '', 'en')).toBe(words);
});

it('emoji count as one letter', () => {
  expect(readInput(feedbackBody, { description: '👍'.repeat(5000) }).messages).toEqual([]);
  expect(readInput(suggestionBody, { text: '👍'.repeat(2001) }).messages).toHaveLength(1);
});

it('the first file of a form is used, whatever its field’s name', () => {
  const file = new File(['x'], 'a.png');
  for (const form of [{ image: file }, { file }, { image: 'text', upload: file }])
    expect(readInput(screenshotBody, form).data).toEqual({ image: file });
  for (const form of [{}, { image: 'text' }, { image: new File([], 'a.png') }])
    expect(readInput(screenshotBody, form).messages.map((message) => inWords(message, 'en'))).toEqual([
      'Choose a picture.',
    ]);
});
