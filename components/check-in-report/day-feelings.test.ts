import { expect, test } from 'vitest';
import { type CheckInReport, type ReportAnswer, rowsOf } from '#/components/check-in-report/check-in-report.ts';
import { facesOf, feelingsOfDay, shortNames } from '#/components/check-in-report/day-feelings.ts';

const happy = { id: 3, label: 'Happy', type: 'good' } as const;
const okay = { id: 9, label: 'Okay', type: 'meh' } as const;
const stressed = { id: 10, label: 'Stressed', type: 'bad' } as const;

function reportOf(...changes: (Partial<Pick<ReportAnswer, 'status' | 'emotion' | 'course'>> | null)[]) {
  const nothing = {
    answeredAt: null,
    course: [],
    factors: [],
    elaborate: null,
    productivity: null,
    ratings: [],
    motivator: null,
  };
  const blank = { ...nothing, norms: [], workEnvironment: null, notApplicable: [] };
  const answers = changes.map((more, at): ReportAnswer => {
    return { userId: at + 1, status: 'answered', emotion: null, ...blank, ...more };
  });
  const members: CheckInReport['members'] = changes.map((_, at) => ({
    id: at + 1,
    name: `P${at + 1}`,
    isMember: true,
  }));
  return { members, answers };
}

test('faces go from good to bad, then answers without a face, then people who haven’t answered', () => {
  const report = reportOf(
    { status: 'open' },
    { emotion: stressed },
    { status: 'not_due' },
    { emotion: null },
    { emotion: happy },
    { emotion: okay },
    { status: 'not_answered' },
  );
  expect(facesOf(report).map(({ name, isAnswered }) => [name, isAnswered])).toEqual([
    ['P5', true],
    ['P6', true],
    ['P2', true],
    ['P4', true],
    ['P1', false],
    ['P7', false],
  ]);
});

test('rows start with those to look at first, and end with people who haven’t answered', () => {
  const report = reportOf(
    { status: 'open' },
    { emotion: happy },
    { emotion: null },
    { status: 'not_due' },
    { emotion: stressed },
    { emotion: okay },
    { status: 'not_answered' },
    { emotion: stressed },
  );
  expect(rowsOf(report).map(({ name }) => name)).toEqual(['P5', 'P8', 'P6', 'P2', 'P3', 'P1', 'P7']);
});

test('people who haven’t answered after bad days come before good feelings, then who felt bad most often', () => {
  const course = (...emotions: ReportAnswer['emotion'][]) =>
    emotions.map((emotion, at) => ({ date: `2026-11-0${at + 1}`, isAnswered: emotion !== null, emotion }));
  const report = reportOf(
    { status: 'open', course: course(happy, stressed, null) },
    { status: 'open', course: course(stressed, stressed, null) },
    { status: 'open', course: course(happy, happy, null) },
    { emotion: happy, course: course(stressed, stressed, happy) },
    { emotion: happy, course: course(stressed, stressed, stressed) },
  );
  expect(rowsOf(report).map(({ name }) => name)).toEqual(['P2', 'P4', 'P5', 'P1', 'P3']);
});

test('first names are used if they are enough', () => {
  expect(shortNames(['Ana Lima', 'Nina Krüger', 'Nina Hartmann'])).toEqual(['Ana', 'Nina Krüger', 'Nina Hartmann']);
  expect(shortNames(['Nina Krüger'], ['Nina Krüger', 'Nina Hartmann'])).toEqual(['Nina Krüger']);
  expect(shortNames(['Nina Krüger', ' Zoë'])).toEqual(['Nina', 'Zoë']);
});

const emotions = { good: happy, meh: okay, bad: stressed };

test.each([
  [['bad', 'bad', 'good'], { kind: 'bad', count: 2, answers: 3 }],
  [['bad', 'bad', 'bad', 'meh', 'good'], { kind: 'bad', count: 3, answers: 5 }],
  [['bad', 'meh', 'good'], null],
  [['good', 'good', 'good'], { kind: 'good', count: 3, answers: 3 }],
  [['good', 'good'], null],
  [['bad', 'bad'], null],
] as const)('a day of %j reads %j', (types, said) => {
  const silent = { status: 'answered', emotion: null } as const;
  const report = reportOf(...types.map((type) => ({ status: 'answered', emotion: emotions[type] }) as const), silent);
  expect(feelingsOfDay(report)).toEqual(said);
});
