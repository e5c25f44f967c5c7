import type { PoolClient } from 'pg';
import { notifyTeammates } from '#/lib/domain/birthdays/birthday.service.ts';
import { instantAt, localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { claimDailyRun, EVENING, MORNING } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import { plainStatements } from '#/prisma/seed/plain-statements.ts';

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
export async function insertBirthdays(
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
