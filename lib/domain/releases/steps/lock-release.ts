import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/releases/steps/run-release.ts';

/** How far a company's figures reach, and the settings that its nights follow. */
export interface Release {
  timeZone: string;
  minimumGroupSize: number;
  isMoreCareful: boolean;
  releasedUntil: LocalDate;
  countedUntil: Date;
  publishedUntil: LocalDate | null;
  /** What a batch needed in the last night; null before the first. */
  personsMin: number | null;
  answersMin: number | null;
  shieldsTeams: boolean;
}

/**
 * Locks a company's row, so that two processes publish no answer twice, and returns what stands in it; undefined where
 * another process has it and this one does not wait. A company's first night is that of the day it was made.
 */
export async function lockRelease(
  query: ReleaseQuery,
  companyId: number,
  { waits }: { waits: boolean },
): Promise<Release | undefined> {
  await query(
    `INSERT INTO company_releases (company_id, released_until, counted_until, published_at)
     SELECT id, (created_at AT TIME ZONE time_zone)::date - 1, created_at, created_at FROM companies WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [companyId],
  );
  const [row] = await query<Release>(
    `SELECT c.time_zone AS "timeZone", c.minimum_group_size AS "minimumGroupSize", c.is_more_careful AS "isMoreCareful",
       r.released_until::text AS "releasedUntil", r.counted_until AS "countedUntil",
       r.published_until::text AS "publishedUntil", r.persons_min AS "personsMin",
       r.answers_min AS "answersMin", r.shields_teams AS "shieldsTeams"
     FROM company_releases r JOIN companies c ON c.id = r.company_id WHERE r.company_id = $1
     FOR UPDATE OF r ${waits ? '' : 'SKIP LOCKED'}`,
    [companyId],
  );
  return row;
}
