import { randomUUID } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { OpenCheckIn } from '#/bench/data/open-check-ins.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Returns a full answer as the questionnaire sends it: every block applies, with a remark. */
export function answerBody({ id, motivatorId }: OpenCheckIn) {
  return {
    token: mailedToken('srv_', id),
    submissionId: randomUUID(),
    answers: {
      emotion: 3,
      affectingFactors: [1, 4, 8],
      elaborateField: 'The release went out in time, and the retrospective was worth it.',
      todayProductivity: 75,
      motivatorQuestion: { id: motivatorId * 10 + 2, type: 2 },
      motivator: 1,
      isApplicable: { emotions: true, selfProductivity: true, motivator: true },
      touched: ['emotions' as const, 'selfProductivity' as const, 'motivator' as const],
    },
  };
}

/** Returns the statement that the product sends for this answer. */
export async function answerQuery(checkIn: OpenCheckIn): Promise<QueryConfig> {
  const ctx = { actor: { kind: 'visitor' }, clock: systemClock } as Ctx;
  const body = answerBody(checkIn);
  const answers = checkInAnswers.parse(body.answers);
  const [query, ...others] = await recordQueries(() => submitCheckIn(ctx, { ...body, answers }));
  if (!query || others.length > 0) throw new Error('An answer is expected to be stored in one statement.');
  return query;
}
