import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { closeBatches, POOL, takesBatches } from '#/lib/domain/metrics/publication/close-batches.ts';
import { minimumAnswers, minimumInForce } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { listCompleteTeams } from '#/lib/domain/releases/due-release.service.ts';
import { publishBatches } from '#/lib/domain/releases/run-day/publish-batches.ts';
import {
  listWaitingAnswers,
  lockRelease,
  type PublicationQuery,
  runRelease,
} from '#/lib/domain/releases/run-day/run-day.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The daily run of a very large company takes minutes; in the meantime, the job tries again. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '10s'";

interface CompleteTeam {
  readonly companyId: number;
  readonly teamId: number;
}

/**
 * Publishes a team's waiting answers immediately if everyone asked has answered and they are enough people; otherwise
 * the daily run does. Answers in pools stay there, and a team whose batch a pool will take in waits too.
 */
export async function closeCompleteTeam(ctx: Ctx, { companyId, teamId }: CompleteTeam): Promise<void> {
  const now = ctx.clock.now();
  await runRelease(async (query) => {
    await query(LOCK_TIMEOUT);
    const release = await lockRelease(query, companyId, { waits: true });
    // A check-in may have been sent since this job was enqueued.
    if (!release || (await listCompleteTeams([teamId], now, query)).length === 0) return;
    const day = localDateAt(now, release.timeZone);
    const k = minimumInForce(release.minimumGroupSize, release.personsMin);
    const answersMin = Math.max(minimumAnswers(k, release.isMoreCareful), release.answersMin ?? 0);
    const rules = { day, k, answersMin, largeDepartments: new Set<number>() };
    const waiting = await listWaitingAnswers(query, { companyId, day, k, teamId });
    const awaited = await listAwaitedMetrics(query, { companyId, teamId }, day);
    const batches = waiting
      .filter(({ metric }) => !awaited.has(metric))
      .flatMap((part) => closeBatches([part], rules).batches.filter((batch) => batch.teamId === teamId));
    if (batches.length === 0) return;
    await publishBatches(query, { companyId, day, k }, { batches, moves: [] });
    await query(
      'UPDATE company_releases SET published_until = greatest(published_until, $2), published_at = $3 WHERE company_id = $1',
      [companyId, day, now],
    );
  });
}

/** Returns the metrics where a pool will take in a batch at the end of the day. */
async function listAwaitedMetrics(
  query: PublicationQuery,
  { companyId, teamId }: CompleteTeam,
  day: LocalDate,
): Promise<Set<number>> {
  const pools = asRows(
    z.object({ metric: z.number(), since: z.iso.date() }),
    await query(
      `SELECT metric, min(pooled_on)::text AS since FROM waiting_answers
     WHERE company_id = $1 AND pool <> ${POOL.team}
       AND (pool = ${POOL.company} OR department_id = (SELECT department_id FROM teams WHERE id = $2))
     GROUP BY metric`,
      [companyId, teamId],
    ),
  );
  return new Set(pools.filter(({ since }) => takesBatches([since], day)).map(({ metric }) => metric));
}
