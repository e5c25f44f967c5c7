import * as z from 'zod';
import { canManageActions } from '#/lib/domain/actions/actions.policy.ts';
import { SHAREABLE_DAYS, SHAREABLE_MAX } from '#/lib/domain/actions/constants.ts';
import type { SharingTeam } from '#/lib/domain/actions/share/read-share.ts';
import { addDays, addMonths, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const shareableRow = z.object({
  kind: z.enum(['round', 'month']),
  roundId: z.number().nullable(),
  pulseId: z.number().nullable(),
  name: z.string().nullable(),
  asOf: z.iso.date(),
});

const shareableStatement = `
(SELECT 'round' AS kind, r.id AS "roundId", p.id AS "pulseId", p.name, r.local_date::text AS "asOf"
FROM pulse_teams a JOIN pulses p ON p.id = a.pulse_id AND p.company_id = $2 AND p.deleted_at IS NULL
  JOIN pulse_rounds r ON r.pulse_id = p.id AND r.published_at IS NOT NULL AND r.local_date >= $3::date
WHERE a.team_id = $1
  AND EXISTS (SELECT FROM pulse_results s WHERE s.round_id = r.id AND s.team_id = $1 AND s.hidden_reason IS NULL)
  AND NOT EXISTS (SELECT FROM shares h WHERE h.round_id = r.id AND h.team_id = $1)
ORDER BY r.local_date DESC, r.id DESC LIMIT ${SHAREABLE_MAX})
UNION ALL
(SELECT 'month', NULL, NULL, NULL, $4::date::text WHERE EXISTS (
    SELECT FROM published_sums s WHERE s.company_id = $2 AND s.scope = ${SCOPE.team} AND s.scope_id = $1
      AND s.metric = ${METRIC.sentiment} AND s.grain = ${GRAIN.month} AND s.begins_on = $4::date)
  AND NOT EXISTS (SELECT FROM shares h WHERE h.month = $4::date AND h.team_id = $1))`;

/**
 * Returns the pulse rounds that recently published results of a team, the newest first, and the last month of
 * check-ins, unless they are already shared with the team. Empty for people who don't manage its steps; people who do
 * may also read these results.
 */
export async function listShareable(ctx: UserCtx, team: SharingTeam) {
  if (!canManageActions(ctx.actor, team)) return [];
  const lastMonth = addMonths(firstOfMonth(team.today), -1);
  const values = [team.id, ctx.company.id, addDays(team.today, -SHAREABLE_DAYS), lastMonth];
  return asRows(shareableRow, await pool().query({ name: 'shareable-rounds', text: shareableStatement, values }));
}
