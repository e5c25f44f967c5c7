import type { PoolClient } from 'pg';
import { notifyTeammates } from '#/lib/domain/birthdays/birthday.service.ts';
import { instantAt, localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { notifyOfPost } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { claimDailyRun, EVENING, MORNING } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { presentResultsNews } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { listPulseReaders } from '#/lib/domain/pulses/results/list-pulse-readers.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { companyTimeZone, type DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import { plainStatements } from '#/prisma/seed/plain-statements.ts';

/** How many last rounds of a pulse cause notifications about their results. */
const ANNOUNCED_ROUNDS = 3;
const DAYS_OF_POSTS = 3;

interface Round {
  pulseId: number;
  name: string;
  closedAt: Date;
  isShown: boolean;
}

const lastRounds = `
SELECT pulse_id AS "pulseId", name, closed_at AS "closedAt", shown AS "isShown" FROM (
  SELECT r.pulse_id, p.name, r.closed_at, row_number() OVER (PARTITION BY p.id ORDER BY r.closed_at DESC) AS place,
    EXISTS (SELECT FROM pulse_results s WHERE s.round_id = r.id AND s.hidden_reason IS NULL) AS shown
  FROM pulse_rounds r JOIN pulses p ON p.id = r.pulse_id WHERE p.company_id = $1 AND r.published_at IS NOT NULL
) AS round WHERE place <= $2 ORDER BY closed_at`;

interface NamedPost {
  teamId: number;
  teamName: string;
  userId: number;
  firstName: string;
  lastName: string;
  createdAt: Date;
}

const lastPosts = `
SELECT t.id AS "teamId", t.name AS "teamName", u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
  p.created_at AS "createdAt"
FROM posts p JOIN teams t ON t.id = p.team_id JOIN users u ON u.id = p.author_id
WHERE p.company_id = $1 AND p.created_at > $2 AND p.created_at <= $3 ORDER BY p.created_at`;

/** All but the last notification of each person and role were seen and opened some hours later. */
const seeEarlier = `
UPDATE notifications n SET seen_at = n.created_at + interval '3 hours',
  button_clicked_at = CASE WHEN n.button_link IS NULL THEN NULL ELSE n.created_at + interval '3 hours' END
WHERE n.company_id = $1 AND n.icon <> 'trend' AND n.created_at < $2::timestamptz - interval '1 day' AND EXISTS (
  SELECT FROM notifications later WHERE later.user_id = n.user_id AND later.role = n.role AND later.icon = n.icon
    AND later.created_at > n.created_at)`;

const columns = `company_id, user_id, role, created_at, seen_at, title, message, icon, color, button_title, button_link,
  props, button_clicked_at, text_area, text_area_placeholder, text_area_anonymous, team_id, about_user_id`;

/** Lists are sorted by id, so ids must grow with time. */
const putInOrder = `
WITH taken AS (DELETE FROM notifications WHERE company_id = $1 RETURNING *)
INSERT INTO notifications (${columns}) SELECT ${columns} FROM taken ORDER BY created_at, id`;

/**
 * Stores the notifications that the product would have sent to the demo company's people: about results, messages in
 * chat boxes and today's birthdays. The latest are unread.
 */
export async function insertNotices(
  client: PoolClient,
  { companyId, year: { now, today } }: { companyId: number; year: DemoYear },
): Promise<void> {
  await tellOfResults(client, companyId);
  await tellOfPosts(client, { companyId, now, today });
  await insertBirthdays(client, { companyId, now, today });
  await client.query(seeEarlier, [companyId, now]);
  await client.query(putInOrder, [companyId]);
}

async function tellOfResults(client: PoolClient, companyId: number): Promise<void> {
  const statements = plainStatements(client);
  const { rows } = await client.query<Round>(lastRounds, [companyId, ANNOUNCED_ROUNDS]);
  for (const { closedAt, ...round } of rows) {
    const readers = (await listPulseReaders(statements, round.pulseId)).filter(({ isConcerned }) => isConcerned);
    for (const [role, its] of Map.groupBy(readers, (reader) => reader.role)) {
      const userIds = its.map(({ userId }) => userId);
      const notification = { ...presentResultsNews({ companyId, ...round }), role, userIds };
      await publishNotification(statements, { clock: fixedClock(closedAt) }, notification);
    }
  }
}

async function tellOfPosts(
  client: PoolClient,
  { companyId, now, today }: { companyId: number; now: Date; today: string },
): Promise<void> {
  const since = new Date(now.getTime() - DAYS_OF_POSTS * 24 * 3_600_000);
  const { rows } = await client.query<NamedPost>(lastPosts, [companyId, since, now]);
  for (const { teamId, teamName, createdAt, ...author } of rows) {
    const team = { id: teamId, name: teamName, timeZone: companyTimeZone, today };
    await notifyOfPost(plainStatements(client), { clock: fixedClock(createdAt) }, { companyId, team, author });
  }
}

/** Most people have entered a birthday, most of them share it, and many want reminders; always the same people. */
const giveBirthdays = `
UPDATE users u SET birth_date = CASE WHEN chance % 10 < 8 THEN date '1962-01-01' + (chance % 14600)::int END,
  share_birthday = chance % 10 < 6, get_members_birthdays = chance % 7 < 4 OR u.email = ANY($2)
FROM (SELECT id, abs(hashtext(email)::bigint) AS chance FROM users WHERE company_id = $1) AS person
WHERE person.id = u.id AND u.blocked_at IS NULL`;

/** Someone in the demo accounts' team has their birthday today: the first by name without a demo account. */
const celebrateToday = `
UPDATE users SET birth_date = (to_char($2::date, '"1992"-MM-DD'))::date, share_birthday = true
WHERE id = (
  SELECT u.id FROM users u JOIN team_members m ON m.user_id = u.id JOIN teams t ON t.id = m.team_id
  WHERE t.company_id = $1 AND t.name = $3 AND u.blocked_at IS NULL AND NOT u.email = ANY($4)
  ORDER BY u.last_name, u.email LIMIT 1
)`;

/** Gives the people of the demo company birthdays, and sends today's notifications if morning is over. */
async function insertBirthdays(
  client: PoolClient,
  { companyId, now, today }: { companyId: number; now: Date; today: string },
): Promise<void> {
  const accounts = demoAccounts.map(({ email }) => email);
  await client.query(giveBirthdays, [companyId, accounts]);
  await client.query(celebrateToday, [companyId, today, crunchTeamName, accounts]);
  const { rows } = await client.query<{ zone: string }>(
    'SELECT DISTINCT time_zone AS zone FROM users WHERE company_id = $1 ORDER BY 1',
    [companyId],
  );
  for (const { zone: timeZone } of rows) {
    const [localDate, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
    if (time < MORNING || time >= EVENING) continue;
    const clock = fixedClock(instantAt(localDate, MORNING, timeZone));
    const [statements, dailyRun] = [plainStatements(client), { companyId, timeZone, localDate }];
    if (await claimDailyRun(statements, 'birthdays', dailyRun)) await notifyTeammates(statements, { clock }, dailyRun);
  }
}
