import * as z from 'zod';
import { canBeAsked } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { tieOf } from '#/lib/domain/pulses/manage/pulse.present.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canReadTeamResults } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const askedTeam = z.object({ id: z.number(), name: z.string(), membersCount: z.number() });

/** Returns the teams of a pulse that this person may read of, by name, with how many of each can be asked. */
export async function listAskedTeams({ db, actor, company }: UserCtx, row: PulseRow) {
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
