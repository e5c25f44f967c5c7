import * as z from 'zod';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { reminder } from '#/lib/domain/pulses/constants.ts';
import { sendPulseMail } from '#/lib/domain/pulses/queues.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** How many people one transaction handles, so that it stays well within the database's time limit per statement. */
const PORTION = 1000;

/**
 * Tells everyone whose send time has come that a pulse asks them, once, because marking them and enqueuing the emails
 * is one transaction. No one is notified of a round that has ended. Returns how many people were notified.
 */
export async function notifyRecipients(ctx: Ctx): Promise<number> {
  let count = 0;
  for (let portion = PORTION; portion === PORTION; count += portion)
    portion = await inTransaction(ctx.db, (tx) => tellPortion(tx, ctx));
  return count;
}

const notifiedRecipient = z.object({
  recipientId: z.number(),
  userId: z.number(),
  role: z.enum(roleNames),
  roundId: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  questions: z.number(),
  closesAt: z.date(),
  timeZone: z.string(),
});
type NotifiedRecipient = z.output<typeof notifiedRecipient>;

async function tellPortion(tx: Transaction, ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const people = asRows(
    notifiedRecipient,
    await tx.$queryRaw`
    WITH due AS (
      SELECT p.id FROM pulse_recipients p JOIN companies c ON c.id = p.company_id AND c.blocked_at IS NULL
      JOIN pulse_rounds r ON r.id = p.round_id AND r.closes_at > ${now}
      WHERE NOT p.is_told AND p.send_at <= ${now} ORDER BY p.send_at, p.id LIMIT ${PORTION} FOR UPDATE OF p SKIP LOCKED
    )
    UPDATE pulse_recipients p SET is_told = true
    FROM due, pulse_rounds r, companies c, users u
    WHERE p.id = due.id AND r.id = p.round_id AND c.id = p.company_id AND u.id = p.user_id
    RETURNING p.id AS "recipientId", p.user_id AS "userId", p.round_id AS "roundId", c.id AS "companyId",
      c.name AS "companyName", r.closes_at AS "closesAt", u.time_zone AS "timeZone",
      (SELECT count(*)::int FROM pulse_round_questions q WHERE q.round_id = r.id) AS questions,
      CASE WHEN EXISTS (SELECT FROM team_members m WHERE m.user_id = p.user_id) THEN 'Member' ELSE 'Team Leader' END AS role`,
  );
  const groups = Map.groupBy(people, ({ roundId, role, timeZone }) => JSON.stringify([roundId, role, timeZone]));
  for (const its of groups.values()) await notify(tx, ctx, its);
  await enqueueTellings(tx, ctx, sendPulseMail, people.map(tellingOf(0)));
  return people.length;
}

/** Returns what turns people into messages to send: number 0 is the pulse, 1 its reminder. */
const tellingOf =
  (number: 0 | 1) =>
  ({ userId, recipientId }: Pick<NotifiedRecipient, 'userId' | 'recipientId'>) => ({
    userId,
    payload: { recipientId, number },
  });

/** Handles people of one round, role and zone, because they share the day when it closes. */
async function notify(tx: Transaction, ctx: Ctx, people: readonly NotifiedRecipient[]): Promise<void> {
  const [first] = people;
  if (!first) return;
  const { companyId, companyName, role, questions, closesAt, timeZone } = first;
  await publishNotification(tx, ctx, {
    companyId,
    aboutUserId: null,
    userIds: people.map(({ userId }) => userId),
    role,
    title: message('pulses.notices.asked.title'),
    message: message('pulses.notices.asked.message', {
      company: companyName,
      count: questions,
      day: { date: localDateAt(closesAt, timeZone) },
    }),
    icon: 'pulse',
    color: 'default',
    // The link with the answers is only on the person's card; no row stores one.
    button: { title: message('pulses.notices.asked.button'), href: '/dashboard' },
  });
}

const REMINDER_PORTION = 1000;
const HOUR_MS = 3_600_000;
const dueReminder = z.object({ userId: z.number(), recipientId: z.number(), isLate: z.boolean() });

/**
 * Enqueues the only reminder of everyone who hasn't answered, once it's time. One that is hours late is left out: it
 * may be night there. Returns how many people were checked.
 */
export async function remindRecipients(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const oldest = new Date(now.getTime() - reminder.hoursLateMax * HOUR_MS);
  let reminded = 0;
  for (let portion = REMINDER_PORTION; portion === REMINDER_PORTION; reminded += portion) {
    portion = await inTransaction(ctx.db, async (tx) => {
      const due = asRows(
        dueReminder,
        await tx.$queryRaw`
        WITH due AS (
          SELECT p.id, p.remind_at FROM pulse_recipients p JOIN companies c ON c.id = p.company_id AND c.blocked_at IS NULL
          WHERE p.remind_at <= ${now} AND NOT p.answered ORDER BY p.remind_at, p.id LIMIT ${REMINDER_PORTION}
          FOR UPDATE OF p SKIP LOCKED
        )
        UPDATE pulse_recipients p SET remind_at = NULL, nudged_at = ${now} FROM due WHERE p.id = due.id
        RETURNING p.user_id AS "userId", p.id AS "recipientId", due.remind_at < ${oldest} AS "isLate"`,
      );
      const toRemind = due.filter(({ isLate }) => !isLate);
      await enqueueTellings(tx, ctx, sendPulseMail, toRemind.map(tellingOf(1)));
      return due.length;
    });
  }
  return reminded;
}

interface PublishedPulse {
  companyId: number;
  pulseId: number;
  name: string;
  /** Whether the round has any visible result. */
  isShown: boolean;
  /** Whether a team they lead has a visible result. */
  canShare?: boolean;
}

/** Returns the news for readers of a pulse when one of its rounds has ended. */
export function presentResultsNews({ companyId, pulseId, name, isShown, canShare = false }: PublishedPulse) {
  const kind = canShare ? 'share' : isShown ? 'results' : 'tooFew';
  return {
    companyId,
    aboutUserId: null,
    title: message(`pulses.notices.${kind}.title`),
    message: message(`pulses.notices.${kind}.message`, { pulse: name }),
    icon: 'pulse',
    color: isShown ? 'good' : 'default',
    button: { title: message(`pulses.notices.${kind}.button`), href: `/digitalPulse?tab=result&pulse=${pulseId}` },
  } as const;
}
