import { listAskedTeams } from '#/lib/domain/pulses/audience/list-asked-teams.ts';
import { getPulseRow } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { presentPulse, presentQuestion } from '#/lib/domain/pulses/manage/pulse.present.ts';
import { canReadPulse } from '#/lib/domain/pulses/pulses.policy.ts';
import { readQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns a pulse with the questions that it asks next and its teams: all for who manages it, for other leaders those
 * they lead. `may` asks for another right than reading. Throws what `getPulseRow` throws.
 */
export async function getPulse(ctx: UserCtx, id: number, may = canReadPulse) {
  const row = await getPulseRow(ctx.db, ctx, id, may);
  const [questions, teams] = await Promise.all([readQuestions(ctx.db, id), listAskedTeams(ctx, row)]);
  return {
    pulse: presentPulse(row, { actor: ctx.actor, now: ctx.clock.now() }),
    questions: questions.map(presentQuestion),
    teams,
  };
}
