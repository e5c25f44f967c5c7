import type { output } from 'zod';
import * as z from 'zod';
import { briefMail } from '#/lib/domain/briefs/brief.email.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { mondayOf, weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { dailyRunZone, EVENING, MORNING, runDaily } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { findRoleContext } from '#/lib/domain/places/managed-place.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

const MONDAY = 1;

const zoneOfReaders = dailyRunZone.extend({ userIds: z.array(z.number()) });

/** Those who administer or lead something and want the brief by mail, by zone. */
const zonesOfReaders = `
SELECT u.company_id AS "companyId", u.time_zone AS "timeZone", array_agg(u.id ORDER BY u.id) AS "userIds", (
    SELECT max(m.local_date)::text FROM mornings m
    WHERE m.company_id = u.company_id AND m.time_zone = u.time_zone AND m.kind = 'brief'
  ) AS "takenOn"
FROM users u JOIN companies c ON c.id = u.company_id AND c.blocked_at IS NULL
WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'brief')
  AND u.id IN (
    SELECT user_id FROM administrators
    UNION SELECT leader_id FROM departments WHERE completed_at IS NOT NULL
    UNION SELECT leader_id FROM teams WHERE completed_at IS NOT NULL
    UNION SELECT secondary_leader_id FROM teams WHERE completed_at IS NOT NULL)
GROUP BY u.company_id, u.time_zone ORDER BY 1, 2`;

/** Sends the Monday brief to everybody who leads, on Monday morning where they are, once. */
export async function sendBriefs(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const zones = await listZones();
  await runDaily(ctx, {
    kind: 'brief',
    zones: zones.filter(({ timeZone }) => weekday(localDateAt(now, timeZone)) === MONDAY),
    bring: (tx, { companyId, localDate: monday }, { userIds }) =>
      enqueue(tx, sendBriefMail, ...userIds.map((userId) => ({ companyId, userId, monday }))),
  });
}

async function listZones(): Promise<z.output<typeof zoneOfReaders>[]> {
  return asRows(zoneOfReaders, await pool().query({ name: 'brief-zones', text: zonesOfReaders }));
}

/** Returns how many people a sweep at an instant would mail the brief to, at most: some have nothing published to read. */
export async function countDueBriefs(at: Date): Promise<number> {
  const zones = (await listZones()).filter(({ timeZone, takenOn }) => {
    const [localDate, time] = [localDateAt(at, timeZone), localTimeAt(at, timeZone)];
    return weekday(localDate) === MONDAY && time >= MORNING && time < EVENING && takenOn !== localDate;
  });
  return zones.reduce((sum, { userIds }) => sum + userIds.length, 0);
}

const roles = ['Administrator', 'Department Leader', 'Team Leader'] as const;

/**
 * Mails the brief of a Monday with what the person leads in all their roles, unless they have turned it off meanwhile,
 * the week is over, or nothing of it is published.
 */
export async function mailBrief(ctx: Ctx, { companyId, userId, monday }: output<typeof sendBriefMail.payload>) {
  const optedOut = await ctx.db.mailOptOut.count({ where: { userId, kind: 'brief' } });
  if (optedOut > 0) return;
  const contexts = await Promise.all(roles.map((role) => findRoleContext(ctx, { companyId, userId, role })));
  const readers = contexts.filter((one) => one !== null);
  const [reader] = readers;
  if (!reader || mondayOf(localDateAt(ctx.clock.now(), reader.actor.timeZone)) !== monday) return;
  const briefs = await Promise.all(readers.map(getBrief));
  const [first] = briefs;
  const paragraphs = briefs.flatMap((brief) => brief.paragraphs);
  if (!first || paragraphs.length === 0) return;
  const { firstName, lastName, email } = reader.actor;
  await sendMail({
    to: { name: `${firstName} ${lastName}`, address: email },
    messageKey: `brief.${monday}.${userId}`,
    ...briefMail({
      locale: reader.locale,
      firstName,
      week: first.week,
      paragraphs,
      unsubscribeToken: mailedToken(mailKinds.brief.tokenPrefix, userId),
    }),
  });
}
