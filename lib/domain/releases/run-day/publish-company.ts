import * as z from 'zod';
import { addDays, addMonths, daysBetween, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { type BatchRules, closeBatches } from '#/lib/domain/metrics/publication/close-batches.ts';
import { minimumAnswers } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { isReadByName } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { findWaitedFor } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { membersSql } from '#/lib/domain/places/places.sql.ts';
import { RELEASE_DELAY_MINUTES, WAITING_DAYS_MAX } from '#/lib/domain/releases/constants.ts';
import { publishBatches } from '#/lib/domain/releases/run-day/publish-batches.ts';
import { publishFactorPersons } from '#/lib/domain/releases/run-day/publish-factor-persons.ts';
import {
  listWaitingAnswers,
  lockRelease,
  type PublicationQuery,
} from '#/lib/domain/releases/run-day/run-day.service.ts';
import { storeParticipation } from '#/lib/domain/releases/run-day/store-participation.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Publishes a company's finished days in its zone, at most `days` of the oldest, in the caller's transaction. Returns
 * the last of these days, or null if there was none or another process has the lock.
 */
export async function publishCompany(
  query: PublicationQuery,
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
  const readers = findWaitedFor(places.reading, places.teams, k);
  let isPublished = publishedUntil !== null;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (places.oldestOn !== null && day >= places.oldestOn) {
      const rules = { day, k, answersMin, readers, largeDepartments: places.largeDepartments };
      isPublished = (await publishRunDay(query, companyId, rules)) || isPublished;
    }
    // Also for teams that were complete early, which leave nothing to the daily run.
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
  // After a move far east, the day that ends now may have ended earlier than the previous one in the old zone.
  await query(
    `UPDATE company_releases SET released_until = $2, counted_until = greatest(counted_until, $3),
       published_until = CASE WHEN $4 THEN greatest(published_until, $2) END, persons_min = $5, answers_min = $6,
       published_at = $7
     WHERE company_id = $1`,
    [companyId, until, end, isPublished, k, answersMin, now],
  );
  const data = JSON.stringify(webhookTypes['figures.published'].parse({ untilDay: until }));
  // A release enqueues no jobs; the sweep of webhooks delivers this within a minute.
  if (isPublished) await query('SELECT offer_webhook($1, $2, $3, $4)', [companyId, 'figures.published', data, now]);
  return until;
}

/** Publishes the full batches at the end of a day, metric by metric. Returns whether there was one. */
async function publishRunDay(query: PublicationQuery, companyId: number, rules: BatchRules): Promise<boolean> {
  const { day, k } = rules;
  const waiting = await listWaitingAnswers(query, { companyId, day, k });
  const closed = [...groupRows(waiting, ({ metric }) => metric)].map(([metric, its]) =>
    closeBatches(its, isReadByName(metric) ? rules : { ...rules, readers: [] }),
  );
  const batches = closed.flatMap((metric) => metric.batches);
  await publishBatches(query, { companyId, day, k }, { batches, moves: closed.flatMap(({ moves }) => moves) });
  return batches.length > 0;
}

const runTeam = z.object({ id: z.number(), departmentId: z.number().nullable(), members: z.number() });

const places = z.object({
  teams: z.array(runTeam),
  reading: z.array(z.array(z.number())),
  oldestOn: z.iso.date().nullable(),
});

/**
 * The company's teams, since when answers wait, and the teams of each person who reads some by name and also the larger
 * groups. These are administrators, department leaders, and leaders of a team that is too small for its own results.
 */
const placesStatement = `
WITH team AS (
  SELECT t.id, t.department_id, ${membersSql('t.id')} AS members
  FROM teams t WHERE t.company_id = $1 AND t.completed_at IS NOT NULL
)
SELECT (SELECT min(answered_on)::text FROM waiting_answers WHERE company_id = $1) AS "oldestOn",
  coalesce((SELECT json_agg(json_build_object('id', id, 'departmentId', department_id, 'members', members)) FROM team), '[]') AS teams,
  coalesce((SELECT json_agg(led.team_ids ORDER BY led.user_id) FROM (
    SELECT l.user_id, json_agg(l.team_id ORDER BY l.team_id) AS team_ids FROM leaderships l JOIN team ON team.id = l.team_id
    WHERE l.company_id = $1 AND l.ended_on IS NULL GROUP BY l.user_id
    HAVING bool_or(team.members < $2) OR EXISTS (SELECT FROM administrators a WHERE a.user_id = l.user_id)
      OR EXISTS (SELECT FROM departments d WHERE d.company_id = $1 AND d.leader_id = l.user_id)
  ) AS led), '[]') AS reading`;

async function readPlaces(query: PublicationQuery, companyId: number, k: number) {
  const [row] = asRows(places, await query(placesStatement, [companyId, k]));
  const { teams = [], reading = [], oldestOn = null } = row ?? {};
  const large = teams.flatMap(({ departmentId, members }) =>
    departmentId !== null && members >= k ? departmentId : [],
  );
  return { teams, reading, oldestOn, largeDepartments: new Set(large) };
}
