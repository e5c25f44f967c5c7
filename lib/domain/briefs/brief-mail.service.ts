import type { output } from 'zod';
import * as z from 'zod';
import { briefChat } from '#/lib/domain/briefs/brief.chat.ts';
import { briefMail } from '#/lib/domain/briefs/brief.email.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { type LocalDate, mondayOf, weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import { enqueueTellings } from '#/lib/domain/channels/telling-queue.ts';
import { listReadersDueAt, runDaily } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { wantsSql } from '#/lib/domain/mail-preferences/wanted.sql.ts';
import { findRoleContext } from '#/lib/domain/places/managed-place.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

const MONDAY = 1;

const readersOfCompany = z.object({ companyId: z.number(), userIds: z.array(z.number()) });

/** Companies from $2 with people in a zone who lead something or are administrators, and want the brief by email. */
const readersStatement = `
SELECT u.company_id AS "companyId", array_agg(u.id ORDER BY u.id) AS "userIds"
FROM users u JOIN companies c ON c.id = u.company_id AND c.blocked_at IS NULL
WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL AND u.time_zone = $1
  AND ${wantsSql("'brief'")}
  AND u.id IN (
    SELECT user_id FROM administrators WHERE company_id = ANY ($2)
    UNION SELECT leader_id FROM departments WHERE company_id = ANY ($2) AND completed_at IS NOT NULL
    UNION SELECT leader_id FROM teams WHERE company_id = ANY ($2) AND completed_at IS NOT NULL
    UNION SELECT secondary_leader_id FROM teams WHERE company_id = ANY ($2) AND completed_at IS NOT NULL)
GROUP BY u.company_id ORDER BY u.company_id`;

const mondayRun = {
  kind: 'brief',
  comesOn: (localDate: LocalDate) => weekday(localDate) === MONDAY,
  listReaders: async (timeZone: string, companyIds: readonly number[]) =>
    asRows(
      readersOfCompany,
      await pool().query({ name: 'brief-readers', text: readersStatement, values: [timeZone, companyIds] }),
    ),
} as const;

/** Sends the Monday brief to everyone who leads, once, on Monday morning in their zone. */
export async function sendBriefs(ctx: Ctx): Promise<void> {
  await runDaily(ctx, {
    ...mondayRun,
    bring: (tx, { companyId, localDate: monday }, { userIds }) =>
      enqueueTellings(
        tx,
        ctx,
        sendBriefMail,
        userIds.map((userId) => ({ userId, payload: { companyId, userId, monday } })),
      ),
  });
}

/** Returns how many people a sweep at this time would email the brief to, at most: some have no published results. */
export async function countDueBriefs(at: Date): Promise<number> {
  let count = 0;
  for await (const portion of listReadersDueAt(mondayRun, at)) {
    for (const { userIds } of portion) count += userIds.length;
  }
  return count;
}

const roles = ['Administrator', 'Department Leader', 'Team Leader'] as const;

/**
 * Emails the Monday brief about everything the person leads in all their roles, unless they have turned it off since,
 * the week is over, or nothing is published.
 */
export async function mailBrief(ctx: Ctx, { companyId, userId, monday }: output<typeof sendBriefMail.payload>) {
  const contexts = await Promise.all(roles.map((role) => findRoleContext(ctx, { companyId, userId, role })));
  const readers = contexts.filter((one) => one !== null);
  const [reader] = readers;
  if (!reader || mondayOf(localDateAt(ctx.clock.now(), reader.actor.timeZone)) !== monday) return;
  const briefs = await Promise.all(readers.map(getBrief));
  const [first] = briefs;
  const paragraphs = briefs.flatMap((brief) => brief.paragraphs);
  if (!first || paragraphs.length === 0) return;
  const mail = briefMail({
    locale: reader.locale,
    firstName: reader.actor.firstName,
    week: first.week,
    paragraphs,
    unsubscribeToken: mailedToken(mailKinds.brief.tokenPrefix, userId),
  });
  const messageKey = `brief.${monday}.${userId}`;
  await tellPerson(ctx, { userId, kind: 'brief', mail: { messageKey, ...mail }, chat: briefChat(reader.locale) });
}
