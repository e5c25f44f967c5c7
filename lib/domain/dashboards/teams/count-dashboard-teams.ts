import * as z from 'zod';
import { dashboardTeamsSql } from '#/lib/domain/dashboards/teams/teams.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const statement = `SELECT count(*)::int AS teams ${dashboardTeamsSql}`;

/** Returns how many finished teams this person may open in the current role. */
export async function countDashboardTeams({ company, actor }: UserCtx): Promise<number> {
  const values = [company.id, actor.role, actor.userId];
  const rows = asRows(
    z.object({ teams: z.number() }),
    await pool().query({ name: 'count-dashboard-teams', text: statement, values }),
  );
  return rows[0]?.teams ?? 0;
}
