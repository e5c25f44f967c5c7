import { expect, test } from 'vitest';
import type { CheckInReport, ReportAnswer } from '#/components/check-in-report/check-in-report.ts';
import { facesOf, feelingsOf, feelingsOfDay, shortNames } from '#/components/check-in-report/day-feelings.ts';

const happy = { id: 3, label: 'Happy', type: 'good' } as const;
const proud = { id: 1, label: 'Proud', type: 'good' } as const;
const okay = { id: 9, label: 'Okay', type: 'meh' } as const;
const stressed = { id: 10, label: 'Stressed', type: 'bad' } as const;

function reportOf(...changes: (Partial<Pick<ReportAnswer, 'status' | 'emotion'>> | null)[]) {
  const nothing = { answeredAt: null, factors: [], elaborate: null, productivity: null, ratings: [], motivator: null };
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

test('lines up faces from good to bad, then those without one, then who has not answered', () => {
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

test('counts feelings, the most frequent of a kind first', () => {
  const report = reportOf(...[stressed, happy, proud, happy, okay, null].map((emotion) => ({ emotion })));
  expect(feelingsOf(report).map(({ label, people }) => [label, people.length])).toEqual([
    ['Happy', 2],
    ['Proud', 1],
    ['Okay', 1],
    ['Stressed', 1],
  ]);
  expect(feelingsOf(reportOf({ status: 'open' }))).toEqual([]);
});

test('gives first names where they are enough', () => {
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
] as const)('a day of %j says %j', (types, said) => {
  const silent = { status: 'answered', emotion: null } as const;
  const report = reportOf(...types.map((type) => ({ status: 'answered', emotion: emotions[type] }) as const), silent);
  expect(feelingsOfDay(report)).toEqual(said);
});
