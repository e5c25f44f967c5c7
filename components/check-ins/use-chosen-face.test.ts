import { expect, it } from 'vitest';
import { readFace } from '#/components/check-ins/use-chosen-face.ts';

const questionsOf = (emotions: boolean) => ({
  isApplicable: { emotions } as Parameters<typeof readFace>[1]['isApplicable'],
  emotionQuestion: { text: 'How did you feel?', options: [{ id: 3, label: 'Happy', type: 'good' }] },
});

it.each([
  ['#a=3', true, 3],
  ['#a=2', true, undefined],
  ['#a=003', true, undefined],
  ['#a=x', true, undefined],
  ['', true, undefined],
  ['#a=3', false, undefined],
])('%s, if feelings are asked: %s, chooses %s', (fragment, isAsked, feeling) => {
  expect(readFace(fragment, questionsOf(isAsked))).toBe(feeling);
});
