import { expect, test } from 'vitest';
import type { ReportAnswer } from '#/components/check-in-report/check-in-report.ts';
import { summariseReport } from '#/components/check-in-report/report-summary.ts';
import { wordsFor } from '#/lib/words/translator.ts';

function answer(more: Partial<ReportAnswer> = {}): ReportAnswer {
  return {
    userId: 1,
    status: 'answered',
    answeredAt: '2026-03-17T13:00:00.000Z',
    emotion: null,
    course: [],
    factors: [],
    elaborate: null,
    productivity: null,
    ratings: [],
    motivator: null,
    norms: [],
    workEnvironment: null,
    notApplicable: [],
    ...more,
  };
}
const how = { t: wordsFor('en', 'check-in-report.summary'), locale: 'en-GB' };
const good = { id: 3, label: 'Happy', type: 'good' } as const;
const bad = { id: 10, label: 'Stressed', type: 'bad' } as const;
const meh = { id: 9, label: 'Okay', type: 'meh' } as const;

test('the summary says who answered, how they felt and what they got done', () => {
  const answers = [
    answer({ emotion: good, productivity: 70 }),
    answer({ emotion: good, productivity: 53 }),
    answer({ emotion: bad }),
    answer({ status: 'open' }),
    answer({ status: 'not_due' }),
  ];
  expect(summariseReport({ answers }, how)).toBe(
    '3 of 4 answered: 2 good, 1 bad. Average self-reported performance: 62.',
  );
});

test('the summary leaves out what no one answered', () => {
  expect(summariseReport({ answers: [answer({ emotion: meh, productivity: 0 })] }, how)).toBe(
    '1 of 1 answered: 1 meh. Self-reported performance: 0.',
  );
  expect(summariseReport({ answers: [answer({ status: 'not_answered' })] }, how)).toBe('0 of 1 answered.');
});
