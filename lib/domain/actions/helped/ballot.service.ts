import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { HELPED_AFTER_DAYS, HELPED_DAYS, type HelpedAnswer, helpedAnswers } from '#/lib/domain/actions/constants.ts';
import { readActionTeam } from '#/lib/domain/actions/read-actions.ts';
import { minimumInForceSql } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { forbidden, notFound, Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** How many people an answer needs to be shown. */
const inForce = Prisma.raw(minimumInForceSql);

/**
 * Starts asking team members whether a step helped, some days before its look back. Each step is asked about once, if
 * it is at least a week old and its team is large enough for answers to be shown.
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
      AND (SELECT count(*) FROM team_members m WHERE m.team_id = a.team_id) >= ${inForce}
    ON CONFLICT DO NOTHING`;
}

/** If one person answers twice at the same time, one answer counts. Answers and the close wait for each other. */
const statement = `
WITH ballot AS (
  SELECT action_id FROM action_ballots WHERE action_id = $1 AND company_id = $2 AND closed_at IS NULL FOR UPDATE
), voter AS (
  INSERT INTO action_voters (action_id, company_id, user_id) SELECT action_id, $2, $3 FROM ballot
  ON CONFLICT DO NOTHING RETURNING action_id
)
UPDATE action_ballots b SET counts[$4] = b.counts[$4] + 1 FROM voter WHERE b.action_id = voter.action_id`;

/**
 * Counts a member's answer to whether a step helped, and stores separately that they have answered. Which answer was
 * theirs is stored nowhere. Throws `not_found` for a step of another company or of a team that the person isn't in, and
 * `conflict` if they have already answered or the question isn't open.
 */
export async function answerHelped(ctx: UserCtx, id: number, value: HelpedAnswer): Promise<Record<string, never>> {
  const { userId } = ctx.actor;
  const companyId = ctx.company.id;
  const action = await ctx.db.action.findFirst({ where: { id, companyId }, select: { teamId: true } });
  const team = action && (await readActionTeam({ companyId, userId, teamId: action.teamId }));
  if (!team) throw notFound();
  if (!team.belongs) throw team.leads ? forbidden() : notFound();
  const values = [id, companyId, userId, helpedAnswers.indexOf(value) + 1];
  const { rowCount } = await pool().query({ name: 'answer-helped', text: statement, values });
  if (rowCount === 0) throw new Problem('conflict', message('actions.answers.helpedOver'));
  return {};
}

/**
 * Closes the questions whose day has come, in the morning. Counts stay if at least as many people as the
 * company's minimum group size answered. The same transaction deletes who has answered.
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
        counts = CASE WHEN (SELECT sum(n) FROM unnest(b.counts) AS n) >= ${inForce} THEN b.counts ELSE '{}' END
      FROM due, companies c WHERE b.action_id = due.action_id AND c.id = b.company_id RETURNING b.action_id AS id`,
    );
    await tx.actionVoter.deleteMany({ where: { actionId: { in: closed.map(({ id }) => id) } } });
  });
}
