import * as z from 'zod';
import { describeWill } from '#/lib/domain/actions/actions.present.ts';
import { LOOK_BACKS_AT_ONCE, REMINDED_DAYS, REMINDED_EVERY_DAYS } from '#/lib/domain/actions/constants.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { tellDevicesLater } from '#/lib/domain/push/tell-devices.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const dueRow = z.object({
  companyId: z.number(),
  teamId: z.number(),
  teamName: z.string(),
  topic: z.string(),
  prepared: z.number().nullable(),
  will: z.string().nullable(),
  promisedOn: z.iso.date(),
  madeById: z.number().nullable(),
  /** The team's current leader: the owner, if they still lead it. */
  leaderId: z.number().nullable(),
});
type DueAction = z.output<typeof dueRow>;

/**
 * Reminds a team's leader to look back on a step, from 9:00 on its day, and then each week until they have, for three
 * weeks: at most four times.
 */
export async function remindOfLookBacks(ctx: Ctx): Promise<void> {
  for (let count = LOOK_BACKS_AT_ONCE; count === LOOK_BACKS_AT_ONCE; )
    count = await inTransaction(ctx.db, async (tx) => {
      const due = await claimDue(tx, ctx);
      for (const action of due) await remind(tx, ctx, action);
      return due.length;
    });
}

/**
 * Claims due steps. Selects by the date at UTC+14 first, where each day starts earliest. Two workers claim different
 * steps.
 */
async function claimDue(tx: Statements, { clock }: Pick<Ctx, 'clock'>): Promise<DueAction[]> {
  const now = clock.now();
  return asRows(
    dueRow,
    await tx.$queryRaw`
    WITH due AS (
      SELECT a.id, (${now}::timestamptz AT TIME ZONE c.time_zone)::date AS today
      FROM actions a JOIN companies c ON c.id = a.company_id
      WHERE a.settled_on IS NULL AND (a.reminded_on IS NULL OR a.reminded_on < a.due_on + ${REMINDED_DAYS}::int)
        AND a.due_on <= (${now}::timestamptz AT TIME ZONE 'UTC' + interval '14 hours')::date
        AND c.blocked_at IS NULL AND ${now}::timestamptz AT TIME ZONE c.time_zone
          >= greatest(a.due_on, a.reminded_on + ${REMINDED_EVERY_DAYS}::int) + time '09:00'
      ORDER BY a.due_on, a.id LIMIT ${LOOK_BACKS_AT_ONCE} FOR UPDATE OF a SKIP LOCKED
    ), claimed AS (
      UPDATE actions a SET reminded_on = due.today FROM due WHERE a.id = due.id RETURNING a.*
    )
    SELECT a.company_id AS "companyId", a.team_id AS "teamId", t.name AS "teamName", a.topic, a.prepared, a.will,
      a.promised_on::text AS "promisedOn", a.made_by_id AS "madeById",
      CASE WHEN a.owner_id IN (t.leader_id, t.secondary_leader_id) THEN a.owner_id ELSE t.leader_id END AS "leaderId"
    FROM claimed a JOIN teams t ON t.id = a.team_id ORDER BY a.id`,
  );
}

async function remind(tx: Transaction, ctx: Pick<Ctx, 'clock'>, action: DueAction): Promise<void> {
  const { companyId, teamId, teamName, promisedOn, madeById, leaderId } = action;
  if (leaderId === null) return;
  const href = `/dashboard/team?team=${teamId}` as const;
  await publishNotification(tx, ctx, {
    companyId,
    // A typed text is deleted with the account of the person who typed it.
    aboutUserId: action.will === null ? null : madeById,
    userIds: [leaderId],
    role: 'Team Leader',
    title: message('actions.notice.title'),
    message: message('actions.notice.message', {
      team: teamName,
      will: describeWill(action, 'leader'),
      since: { date: promisedOn },
    }),
    icon: 'team',
    color: 'default',
    teamId,
    button: { title: message('actions.notice.button'), href },
  });
  await tellDevicesLater(tx, { userIds: [leaderId], kind: 'lookBack', path: href });
}
