import { expect, it } from 'vitest';
import { courseModel, courseOf } from '#/components/pulses/results/course.ts';
import type { PulseResults } from '#/components/pulses/results/result-facts.ts';

function round(asOf: string, part: Partial<PulseResults['questions'][number]>): PulseResults {
  const nothing = { average: null, score: null, positiveAnswers: null, neutralAnswers: null, negativeAnswers: null };
  const question = {
    ...nothing,
    id: 1,
    text: 'My workload is reasonable.',
    typeId: 5,
    typeName: 'Agreement',
    answers: null,
    scores: null,
    texts: null,
    enps: null,
    detractors: null,
    passives: null,
    promoters: null,
    persons: null,
    trend: null,
    isTrendClear: false,
    hiddenReason: null,
    locale: 'en',
    ...part,
  };
  return { questions: [question], persons: null, round: 1, asOf, resultsAt: null, hiddenReason: null };
}

const words = { title: 'Score', hidden: 'hidden', locale: 'en-GB' };

it('a history has a position for each round that asked the question, and none for others', () => {
  const rounds = [
    round('2026-01-05', { score: 60 }),
    round('2026-02-02', { id: 2, score: 10 }),
    round('2026-03-02', { score: null, hiddenReason: 'group_too_small' }),
    round('2026-04-06', { score: 70 }),
  ];
  const points = courseOf(1, rounds);
  expect(points).toEqual([
    { date: '2026-01-05', value: 60 },
    { date: '2026-03-02', value: null },
    { date: '2026-04-06', value: 70 },
  ]);
  const [line] = courseModel(points, words).series;
  expect(line).toMatchObject({
    values: [60, null, 70],
    blanks: [null, 'hidden', null],
    links: ['none', 'none', 'none'],
  });
});

it('the history of yes and no is how many said yes', () => {
  expect(courseOf(1, [round('2026-01-05', { typeId: 4, average: 75 })])).toEqual([{ date: '2026-01-05', value: 75 }]);
});

it('options and texts have no history', () => {
  const rounds = [round('2026-01-05', { typeId: 2, scores: [] }), round('2026-01-12', { typeId: 3, answers: [] })];
  expect(courseOf(1, rounds)).toEqual([]);
});
