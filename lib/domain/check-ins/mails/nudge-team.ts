import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { isNamedDay } from '#/lib/domain/calendar/named-days.ts';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { NUDGE_HOURS } from '#/lib/domain/check-ins/constants.ts';
import { sendNudgeMail } from '#/lib/domain/check-ins/queues.ts';
import { type ReportDay, readReportDay } from '#/lib/domain/check-ins/report/report.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { wantsCheckIns } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

interface NudgeRequest {
  /** The team's. */
  id: number;
  /** Without it, the last day with a check-in. */
  date?: LocalDate | undefined;
}

const nudged = z.object({ userId: z.number(), checkInId: z.number() });
const HOUR_MS = 3_600_000;

/**
 * Emails a reminder to everyone in a team who can still answer a day's check-in and hasn't, at most once a day per
 * person, however many leaders ask. If no one is reminded, the message says why. Throws `not_found` for an unknown
 * team, `forbidden` for people who may not see who has answered.
 */
export async function nudgeTeam(ctx: UserCtx, { id, date }: NudgeRequest) {
  const { actor, company, clock } = ctx;
  const team = await readReportDay({ companyId: company.id, teamId: id, userId: actor.userId, date: date ?? null });
  if (!team) throw notFound();
  if (!canReadAnswersByName(actor, team)) throw forbidden();
  if (team.date !== null && !isNamedDay(team.leaderships, team.date)) throw forbidden();
  return inTransaction(ctx.db, async (tx) => {
    const mails = await markNudged(tx, { companyId: company.id, teamId: id, date: team.date, now: clock.now() });
    if (mails.length === 0) return { remindedCount: 0, message: describeNobody(team) };
    const tellings = mails.map(({ userId, checkInId }) => ({ userId, payload: { checkInId } }));
    await enqueueTellings(tx, ctx, sendNudgeMail, tellings);
    await recordEvent(tx, ctx, { action: 'team.nudge', subject: `team:${id}`, details: { people: mails.length } });
    return { remindedCount: mails.length };
  });
}

function describeNobody({ date, dates }: ReportDay): string {
  const [, dueCount = 0, answeredCount = 0] = dates.find(([day]) => day === date) ?? [];
  return dueCount > 0 && answeredCount === dueCount
    ? message('team-dashboard.answers.allAnswered')
    : message('team-dashboard.answers.nobodyLeft');
}

async function markNudged(
  tx: Transaction,
  { companyId, teamId, date, now }: { companyId: number; teamId: number; date: LocalDate | null; now: Date },
) {
  // One at a time per company, so that two teams don't both remind the same person.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('check-ins/nudges', ${companyId}))::text`;
  const dayAgo = new Date(now.getTime() - NUDGE_HOURS * HOUR_MS);
  return asRows(
    nudged,
    await tx.$queryRaw`
    UPDATE check_ins c SET reminded_at = ${now}
    FROM users u
    WHERE c.team_id = ${teamId} AND c.local_date = ${date}::date AND c.asks_own AND c.answered_at IS NULL
      AND c.closes_at > ${now} AND u.id = c.user_id AND u.blocked_at IS NULL
      AND EXISTS (SELECT FROM team_members m WHERE m.team_id = c.team_id AND m.user_id = c.user_id)
      AND ${wantsCheckIns}
      AND NOT EXISTS (SELECT FROM check_ins r WHERE r.company_id = ${companyId} AND r.user_id = c.user_id
        AND r.local_date > ${date}::date - 15 AND r.reminded_at > ${dayAgo})
    RETURNING c.user_id AS "userId", c.id AS "checkInId"`,
  );
}
