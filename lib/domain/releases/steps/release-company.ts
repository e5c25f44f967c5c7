import * as z from 'zod';
import { addDays, addMonths, daysBetween, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type BatchRules, closeBatches } from '#/lib/domain/metrics/close-batches.ts';
import { SHIELD_FROM } from '#/lib/domain/metrics/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { minimumAnswers } from '#/lib/domain/metrics/minimum-group.ts';
import { RELEASE_DELAY_MINUTES, WAITING_DAYS_MAX } from '#/lib/domain/releases/constants.ts';
import { listWaitingAnswers } from '#/lib/domain/releases/steps/list-waiting-answers.ts';
import { lockRelease } from '#/lib/domain/releases/steps/lock-release.ts';
import { publishBatches } from '#/lib/domain/releases/steps/publish-batches.ts';
import { publishFactorPersons } from '#/lib/domain/releases/steps/publish-factor-persons.ts';
import type { ReleaseQuery } from '#/lib/domain/releases/steps/run-release.ts';
import { storeParticipation } from '#/lib/domain/releases/steps/store-participation.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Releases a company's days that are over in its zone, the oldest `days` of them at most, in the caller's transaction.
 * Returns the last of these days, or null when there was none or another process holds the lock.
 */
export async function releaseCompany(
  query: ReleaseQuery,
  { companyId, now, days = Infinity }: { companyId: number; now: Date; days?: number },
): Promise<LocalDate | null> {
  const release = await lockRelease(query, companyId, { waits: false });
  if (!release) return null;
  const { timeZone, releasedUntil, countedUntil: since, publishedUntil } = release;
  const settledAt = new Date(now.getTime() - RELEASE_DELAY_MINUTES * 60_000);
  const lastOver = addDays(localDateAt(settledAt, timeZone), -1);
  if (lastOver <= releasedUntil) return null;
  const until = daysBetween(releasedUntil, lastOver) > days ? addDays(releasedUntil, days) : lastOver;
  const from = addDays(releasedUntil, 1);
  const end = instantAt(addDays(until, 1), '00:00', timeZone);
  const { minimumGroupSize: k } = release;
  await query("SET LOCAL work_mem = '64MB'");
  await storeParticipation(query, { companyId, timeZone, from, until, since, end });
  const places = await readPlaces(query, companyId, k);
  const answersMin = minimumAnswers(k, release.isMoreCareful);
  let { shieldsTeams } = release;
  let isPublished = publishedUntil !== null;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (!isPublished || day === firstOfMonth(day)) shieldsTeams = places.members >= SHIELD_FROM * k;
    if (places.oldestOn !== null && day >= places.oldestOn) {
      const rules = { day, k, answersMin, shieldsTeams, largeDepartments: places.largeDepartments };
      isPublished = (await passNight(query, companyId, rules)) || isPublished;
    }
    // Also of teams that were complete early, which leave nothing to the night.
    await publishFactorPersons(query, { companyId, day, k });
  }
  await query('DELETE FROM waiting_answers WHERE company_id = $1 AND answered_on <= $2', [
    companyId,
    addDays(until, -WAITING_DAYS_MAX),
  ]);
  await query('DELETE FROM month_answers WHERE company_id = $1 AND month < $2', [
    companyId,
    addMonths(firstOfMonth(until), -1),
  ]);
  // After a move far to the east the day that ends now may have ended before the last one did in the old zone.
  await query(
    `UPDATE company_releases SET released_until = $2, counted_until = greatest(counted_until, $3), shields_teams = $4,
       published_until = CASE WHEN $5 THEN greatest(published_until, $2) END, persons_min = $6, answers_min = $7,
       published_at = $8
     WHERE company_id = $1`,
    [companyId, until, end, shieldsTeams, isPublished, k, answersMin, now],
  );
  return until;
}

/** Publishes the full batches at the end of a day, metric by metric; true where there was one. */
async function passNight(query: ReleaseQuery, companyId: number, rules: BatchRules): Promise<boolean> {
  const { day, k } = rules;
  const waiting = await listWaitingAnswers(query, { companyId, day, k });
  const closed = [...groupRows(waiting, ({ metric }) => metric).values()].map((its) => closeBatches(its, rules));
  const batches = closed.flatMap((metric) => metric.batches);
  await publishBatches(query, { companyId, day, k }, { batches, moves: closed.flatMap(({ moves }) => moves) });
  return batches.length > 0;
}

const places = z.object({ members: z.number(), large: z.array(z.number()), oldestOn: z.iso.date().nullable() });

/** How many members the company has, which departments have a team of at least `k`, and since when answers wait. */
async function readPlaces(query: ReleaseQuery, companyId: number, k: number) {
  const [row] = asRows(
    places,
    await query(
      `SELECT (SELECT count(DISTINCT m.user_id)::int FROM team_members m JOIN teams t ON t.id = m.team_id
         WHERE t.company_id = $1 AND t.completed_at IS NOT NULL) AS members,
       (SELECT min(answered_on)::text FROM waiting_answers WHERE company_id = $1) AS "oldestOn",
       ARRAY(SELECT DISTINCT t.department_id FROM teams t
         WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND t.department_id IS NOT NULL
           AND (SELECT count(*) FROM team_members m WHERE m.team_id = t.id) >= $2) AS large`,
      [companyId, k],
    ),
  );
  return { members: row?.members ?? 0, oldestOn: row?.oldestOn ?? null, largeDepartments: new Set(row?.large) };
}
