import type { PoolClient } from 'pg';
import { addDays, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { findBadTrend, notifyOfTrend } from '#/lib/domain/coaching/evaluations/evaluation.service.ts';
import { storeItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { draftItems } from '#/lib/domain/coaching/items/draft-items.ts';
import { K_ANON } from '#/lib/domain/metrics/constants.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { companyTimeZone, type DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import { plainStatements } from '#/prisma/seed/plain-statements.ts';

/** The first items need some weeks before them for comparison. */
const FIRST_AFTER_DAYS = 30;
/** Items are only written on Tuesdays; other days would hardly add any. */
const WRITING_WEEKDAY = 2;

/** Who opens an item and how they vote, in percent; always the same for the same person and text. */
const openItems = `
INSERT INTO coach_item_states (company_id, item_id, user_id, vote)
SELECT $1, item_id, user_id, CASE WHEN chance % 100 < 30 THEN 1 WHEN chance % 100 < 37 THEN -1 ELSE 0 END
FROM (
  SELECT i.id AS item_id, u.id AS user_id, i.audience,
    abs(hashtext(concat(u.email, i.written_on, i.text_key, i.theme_id))::bigint) AS chance
  FROM coach_items i JOIN teams t ON t.id = i.team_id
  CROSS JOIN LATERAL (
    SELECT i.user_id AS id WHERE i.user_id IS NOT NULL
    UNION SELECT unnest(ARRAY[t.leader_id, t.secondary_leader_id]) WHERE i.audience = 'leader'
    UNION SELECT m.user_id FROM team_members m WHERE i.audience = 'member' AND i.user_id IS NULL AND m.team_id = t.id
      AND m.joined_at::date <= i.written_on
  ) AS addressee JOIN users u ON u.id = addressee.id AND u.blocked_at IS NULL
  WHERE i.company_id = $1 AND i.written_on = $2
) AS reader
WHERE (chance / 100) % 100 < CASE audience WHEN 'leader' THEN 90 ELSE 65 END`;

/** Marks leaders' older notifications as read and done, but each team's last one and the last that asks for a text. */
const readNotices = `
UPDATE notifications n SET seen_at = n.created_at + interval '5 hours',
  button_clicked_at = CASE WHEN n.text_area THEN n.created_at ELSE n.created_at + interval '5 hours' END
WHERE n.company_id = $1 AND n.icon = 'trend' AND EXISTS (SELECT FROM notifications later
  WHERE later.user_id = n.user_id AND later.team_id = n.team_id AND later.icon = 'trend'
  AND later.text_area = n.text_area AND later.id > n.id)`;

/**
 * Writes the insights and trends of a year week by week, as the product's daily runs do, with people who open them and
 * vote; the last ones are unread. Returns how many items there are.
 */
export async function insertCoaching(
  client: PoolClient,
  {
    year,
    organisation,
    storedOrganisation,
  }: { year: DemoYear; organisation: DemoOrganisation; storedOrganisation: StoredOrganisation },
): Promise<number> {
  const { companyId, idOf } = storedOrganisation;
  const teamIds = organisation.teams.map(idOf).sort((a, b) => a - b);
  const statements = plainStatements(client);
  // The planner has no statistics of these new rows yet.
  await client.query(
    'ANALYZE published_sums, check_in_answers, check_in_rounds, team_members, motivator_satisfactions',
  );
  let items = 0;
  let before: LocalDate | null = null;
  for (const today of writingDays(year)) {
    const company = { companyId, k: K_ANON, asOf: addDays(today, -1), today, votes: [] };
    const drafts = await draftItems(client, company, teamIds);
    await storeItems(statements, company, drafts);
    items += drafts.reduce((sum, draft) => sum + draft.items.length, 0);
    const clock = fixedClock(instantAt(today, '00:20', companyTimeZone));
    for (const draft of drafts) {
      const trend = findBadTrend(draft);
      const news = { companyId, team: draft.team };
      if (trend) await notifyOfTrend(statements, { clock }, { ...news, trend: { ...trend, writtenOn: today } });
    }
    if (before) await client.query(openItems, [companyId, before]);
    before = today;
  }
  await client.query(readNotices, [companyId]);
  return items;
}

/** Returns the Tuesdays of the year, up to today. */
function writingDays({ start, today }: DemoYear): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = addDays(start, FIRST_AFTER_DAYS); day <= today; day = addDays(day, 1))
    if (weekday(day) === WRITING_WEEKDAY) days.push(day);
  return days;
}
