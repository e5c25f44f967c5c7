import { expect, test } from 'vitest';
import { changeOf } from '#/components/check-in-report/feeling-course.ts';

const feelings = {
  b: { id: 10, label: 'Stressed', type: 'bad' },
  m: { id: 9, label: 'Okay', type: 'meh' },
  g: { id: 3, label: 'Happy', type: 'good' },
} as const;

/** One letter per check-in: `b`ad, `m`eh, `g`ood, `?` without a feeling, `-` without an answer. */
const courseOf = (letters: string) =>
  letters.split('').map((letter, at) => ({
    date: `2026-03-0${at + 1}`,
    isAnswered: letter !== '-',
    emotion: feelings[letter as keyof typeof feelings] ?? null,
  }));

test.each([
  ['gbbb', { kind: 'bad', count: 3 }],
  ['bb', { kind: 'bad', count: 2 }],
  ['gb-b', { kind: 'bad', count: 2 }],
  ['gb', { kind: 'worse', count: 1 }],
  ['gm', { kind: 'worse', count: 1 }],
  ['b?m', { kind: 'better', count: 1 }],
  ['g--', { kind: 'silent', count: 2 }],
  ['---', { kind: 'silent', count: 3 }],
  ['mbb-', { kind: 'bad', count: 2 }],
  ['mmbbb--', { kind: 'stopped', count: 3 }],
  ['bbb?--', { kind: 'often', count: 3, of: 3 }],
  ['mbbb-mbbm-', { kind: 'often', count: 5, of: 8 }],
  ['bgbgbm', { kind: 'often', count: 3, of: 6 }],
  ['bgbmbg', { kind: 'better', count: 1 }],
  ['bg-', null],
  ['gg', null],
  ['bb?', null],
  ['b', null],
  ['', null],
])('the history %j reads %j', (letters, said) => {
  expect(changeOf(courseOf(letters))).toEqual(said);
});
