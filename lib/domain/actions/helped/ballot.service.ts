import * as z from 'zod';
import { HELPED_AFTER_DAYS, HELPED_DAYS } from '#/lib/domain/actions/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Begins to ask the members of teams whether a step helped, some days before it is looked back on; once for a step that was
 * tried for a week, in teams whose answers can be shown at all.
 */
export async function askWhetherHelped({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.$executeRaw`
    INSERT INTO action_ballots (action_id, company_id, closes_on)
    SELECT a.id, a.company_id, a.due_on FROM actions a JOIN companies c ON c.id = a.company_id
      CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE c.time_zone)::date AS today) local
    WHERE a.settled_on IS NULL AND a.reminded_on IS NULL
      AND a.due_on <= (${now}::timestamptz AT TIME ZONE 'UTC' + interval '14 hours')::date + ${HELPED_DAYS}::int
      AND local.today BETWEEN a.due_on - ${HELPED_DAYS}::int AND a.due_on - 1
      AND local.today >= a.promised_on + ${HELPED_AFTER_DAYS}::int AND c.blocked_at IS NULL
      AND (SELECT count(*) FROM team_members m WHERE m.team_id = a.team_id) >= c.minimum_group_size
    ON CONFLICT DO NOTHING`;
}

/**
 * Closes what was asked, on the morning of its day: the counts stay where as many answered as the company's smallest group,
 * and who has answered is forgotten in the same transaction.
 */
export async function closeBallots({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const closed = asRows(
      z.object({ id: z.number() }),
      await tx.$queryRaw`
      WITH due AS (
        SELECT b.action_id FROM action_ballots b JOIN companies c ON c.id = b.company_id
        WHERE b.closed_at IS NULL AND b.closes_on <= (${now}::timestamptz AT TIME ZONE 'UTC' + interval '14 hours')::date
          AND ${now}::timestamptz AT TIME ZONE c.time_zone >= b.closes_on + time '09:00'
        ORDER BY b.action_id FOR UPDATE OF b
      )
      UPDATE action_ballots b SET closed_at = ${now},
        counts = CASE WHEN (SELECT sum(n) FROM unnest(b.counts) AS n) >= c.minimum_group_size THEN b.counts ELSE '{}' END
      FROM due, companies c WHERE b.action_id = due.action_id AND c.id = b.company_id RETURNING b.action_id AS id`,
    );
    await tx.actionVoter.deleteMany({ where: { actionId: { in: closed.map(({ id }) => id) } } });
  });
}
