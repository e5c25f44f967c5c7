import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import { RELEASE_DELAY_MINUTES } from '#/lib/domain/releases/constants.ts';
import { closeTeam, publicationDays } from '#/lib/domain/releases/queues.ts';
import { publishCompany } from '#/lib/domain/releases/run-day/publish-company.ts';
import { type PublicationQuery, runRelease } from '#/lib/domain/releases/run-day/run-day.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Enqueues a job for each company with days to publish. */
export async function enqueueDueReleases(ctx: Ctx): Promise<void> {
  const companyIds = await listDueReleases(ctx);
  await ctx.db.$transaction((tx) => enqueue(tx, publicationDays, ...companyIds.map((companyId) => ({ companyId }))));
}

const releaseLook = z.object({ companyId: z.number(), isOver: z.boolean() });

/**
 * Returns the companies with a finished day in their zone that isn't published yet. Only reads companies whose day
 * should be over; if it isn't, because their zone's rules have changed, the time is stored again.
 */
async function listDueReleases(ctx: Ctx): Promise<number[]> {
  const settledAt = new Date(ctx.clock.now().getTime() - RELEASE_DELAY_MINUTES * 60_000);
  const looks = asRows(
    releaseLook,
    await ctx.db.$queryRaw`
    SELECT c.id AS "companyId", coalesce(r.released_until, (c.created_at AT TIME ZONE c.time_zone)::date - 1)
      < (${settledAt}::timestamptz AT TIME ZONE c.time_zone)::date - 1 AS "isOver"
    FROM release_looks l JOIN companies c ON c.id = l.company_id AND c.blocked_at IS NULL
      LEFT JOIN company_releases r ON r.company_id = c.id
    WHERE l.due_at <= ${settledAt} ORDER BY c.id`,
  );
  const early = looks.filter(({ isOver }) => !isOver).map(({ companyId }) => companyId);
  if (early.length > 0) {
    await ctx.db.$executeRaw`SELECT note_next_release(id) FROM unnest(${early}::int[]) AS company (id)`;
  }
  return looks.filter(({ isOver }) => isOver).map(({ companyId }) => companyId);
}

/** Days per transaction: a crash loses no more work than this, and locks stay short. */
const DAYS_AT_ONCE = 31;

/**
 * Publishes a company's finished days, at most a month of the oldest, in one transaction; after a crash, the next sweep
 * starts again. Returns the last of these days, after which there may be more, or null if there was none or another
 * process has the lock.
 */
export function releaseDueDays(ctx: Ctx, companyId: number): Promise<LocalDate | null> {
  return runRelease((query) => publishCompany(query, { companyId, now: ctx.clock.now(), days: DAYS_AT_ONCE }));
}

/** Publishes due days, and leaves any others to a further job, which does nothing if there are none. */
export async function continueRelease(ctx: Ctx, { companyId }: { companyId: number }): Promise<void> {
  const until = await releaseDueDays(ctx, companyId);
  if (until) await ctx.db.$transaction((tx) => enqueue(tx, publicationDays, { companyId }));
}

const GATHERED_MS = 1000;

/**
 * Publishes a team's results as soon as it's complete. It's called after an answer is committed and gathers calls for a
 * second, so that the last check sees answers that came together in other processes. If a process dies, the daily run
 * publishes them.
 */
export function watchCompleteTeams(ctx: Ctx, teamId: number): void {
  gatherValues('complete-teams', GATHERED_MS, teamId, (teamIds) => enqueueCompleteTeams(ctx, teamIds));
}

async function enqueueCompleteTeams(ctx: Ctx, teamIds: readonly number[]): Promise<void> {
  const teams = await listCompleteTeams(teamIds, ctx.clock.now());
  if (teams.length > 0) await ctx.db.$transaction((tx) => enqueue(tx, closeTeam, ...teams));
}

const completeTeam = z.object({ teamId: z.number(), companyId: z.number() });

const statement = `
SELECT t.id AS "teamId", t.company_id AS "companyId" FROM teams t
WHERE t.id = ANY ($1) AND NOT EXISTS (
  SELECT FROM check_ins c JOIN team_members m ON m.team_id = c.team_id AND m.user_id = c.user_id
  WHERE c.team_id = t.id AND c.asks_own AND c.answered_at IS NULL AND c.closes_at > $2
    AND c.local_date > $2::date - ${OPEN_DAYS_MAX} AND ${isThereSql('c.user_id')}
    AND NOT EXISTS (SELECT FROM check_ins later WHERE later.team_id = c.team_id AND later.user_id = c.user_id
      AND later.asks_own AND later.local_date > c.local_date))`;

/**
 * Returns which of these teams are complete: every member's last open check-in has been answered, whatever happened to
 * earlier ones. Members who weren't asked don't matter. A release reads on its own connection.
 */
export async function listCompleteTeams(
  teamIds: readonly number[],
  now: Date,
  query?: PublicationQuery,
): Promise<z.output<typeof completeTeam>[]> {
  const values = [teamIds, now];
  if (query) return asRows(completeTeam, await query(statement, values));
  return asRows(completeTeam, await pool().query({ name: 'list-complete-teams', text: statement, values }));
}
