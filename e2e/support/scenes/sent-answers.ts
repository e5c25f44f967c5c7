import type { Team } from '#/generated/prisma/client.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { prisma } from '#/lib/platform/db.ts';

/** What a check-in asks when it asks everything except ratings. */
export const everything = { normIds: [2, 7], monthQuestionIds: [1, 4], asksWorkEnvironment: true };

/** Returns answers to everything that a check-in with `everything` asks; no one is rated. */
export function fullAnswers(changes: Partial<CheckInAnswers> = {}): CheckInAnswers {
  return {
    emotion: 3,
    affectingFactors: [3],
    elaborateField: '',
    todayProductivity: 70,
    motivatorQuestion: { id: 32, type: 2 },
    motivator: 1,
    norms: { 2: 5, 7: 1 },
    workEnvironment: 2,
    monthQuestionsAnswers: { 1: 0, 4: 9 },
    answers: {},
    isApplicable: {
      emotions: true,
      selfProductivity: true,
      motivator: true,
      norms: true,
      workEnvironment: true,
      monthQuestions: true,
      ratings: false,
    },
    touched: [],
    ...changes,
  };
}

/** Returns only ratings, as sent by a leader who isn't a member. */
export function ratings(values: CheckInAnswers['answers']): CheckInAnswers {
  const { isApplicable } = fullAnswers();
  const none = Object.fromEntries(Object.keys(isApplicable).map((block) => [block, false])) as typeof isApplicable;
  return fullAnswers({ answers: values, isApplicable: { ...none, ratings: true }, motivatorQuestion: null });
}

/** Returns the waiting answers to monthly questions, because the table of monthly answers has no values. */
export async function waitingMonths(where: { teamId: number }) {
  const metric = { gt: METRIC.monthQuestion, lt: METRIC.norm };
  const rows = await prisma().waitingAnswer.findMany({ where: { ...where, metric }, orderBy: { metric: 'asc' } });
  return rows.map(({ metric: of, total }) => ({ questionId: of - METRIC.monthQuestion, value: total / 10 }));
}

/** Returns everything that a team's answers have stored. */
export async function checkInRowsOf({ id: teamId }: Team) {
  const where = { teamId };
  const [norms, months, rated, own, rolledUp] = await Promise.all([
    prisma().normAnswer.findMany({ where, orderBy: [{ checkInId: 'asc' }, { normId: 'asc' }] }),
    waitingMonths(where),
    prisma().memberRating.findMany({ where, orderBy: { userId: 'asc' } }),
    prisma().checkInAnswer.findMany({ where }),
    prisma().personMonth.findMany({ where }),
  ]);
  return { norms, months, rated, own, rolledUp };
}
