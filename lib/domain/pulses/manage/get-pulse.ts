import * as z from 'zod';
import { canBeAsked } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { getPulseRow } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { presentPulse, presentQuestion, tieOf } from '#/lib/domain/pulses/manage/pulse.present.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canReadPulse, canReadTeamResults } from '#/lib/domain/pulses/pulses.policy.ts';
import { readQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

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

const askedTeam = z.object({ id: z.number(), name: z.string(), membersCount: z.number() });

/** Returns the teams of a pulse that this person may read of, by name, with how many of each can be asked. */
async function listAskedTeams({ db, actor, company }: UserCtx, row: PulseRow) {
  const tie = tieOf(row);
  const ids = row.teams.filter((team) => canReadTeamResults(actor, tie, team)).map(({ id }) => id);
  const teams = asRows(
    askedTeam,
    await db.$queryRaw`
    SELECT t.id, t.name, (SELECT count(*)::int FROM team_members m JOIN users u ON u.id = m.user_id
      WHERE m.team_id = t.id AND ${canBeAsked}) AS "membersCount"
    FROM teams t WHERE t.company_id = ${company.id} AND t.id = ANY(${ids})
    ORDER BY t.name, t.id`,
  );
  return teams.map((team) => ({ ...team, isLarge: team.membersCount >= company.minimumGroupSize }));
}
