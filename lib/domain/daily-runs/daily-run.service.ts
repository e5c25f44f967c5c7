import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool, type Statements, type Transaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** When people get what is sent once a day, in their own time; no longer sent once evening has come. */
export const MORNING = '08:00';
export const EVENING = '20:00';
/** Per statement, so that it stays well within the database's time limit. */
const COMPANIES_AT_ONCE = 50;

export type DailyRunKind = 'birthdays' | 'brief';

/** A day of the people of a company in one zone. */
export interface DailyRun {
  companyId: number;
  timeZone: string;
  localDate: LocalDate;
}

interface DailyRunDay<Readers> {
  kind: DailyRunKind;
  /** Returns whether it is sent on a day; by default every day. */
  comesOn?: (localDate: LocalDate) => boolean;
  /** Lists which of these companies have something to send to someone in a time zone. */
  listReaders: (timeZone: string, companyIds: readonly number[]) => Promise<Readers[]>;
}

interface DailyRunWork<Readers> extends DailyRunDay<Readers> {
  /** Runs in the transaction that records the daily run. */
  bring: (tx: Transaction, dailyRun: DailyRun, readers: Readers) => Promise<void>;
}

/**
 * Sends what is due in the morning where it's morning now, once a day per company and zone; a failure in one doesn't
 * hold up the others. A zone whose companies have all been checked is next read tomorrow, so if there is nothing to
 * send, only zones are read.
 */
export async function runDaily<Readers extends { companyId: number }>(
  ctx: Ctx,
  { bring, ...day }: DailyRunWork<Readers>,
): Promise<void> {
  const { kind } = day;
  await forEachApart(await listDueZones(day, ctx.clock.now()), async ({ timeZone, localDate }) => {
    await forEachApart(listDueReaders(day, { timeZone, localDate }), (portion) =>
      forEachApart(portion, (readers) =>
        inTransaction(ctx.db, async (tx) => {
          const dailyRun = { companyId: readers.companyId, timeZone, localDate };
          if (await claimDailyRun(tx, kind, dailyRun)) await bring(tx, dailyRun, readers);
        }),
      ),
    );
    await ctx.db.$executeRaw`
      INSERT INTO daily_run_zones (kind, time_zone, local_date) VALUES (${kind}, ${timeZone}, ${localDate}::date)
      ON CONFLICT (kind, time_zone) DO UPDATE SET local_date = excluded.local_date`;
  });
}

/** Lists, in portions, the readers who would get something from a sweep at an instant. */
export async function* listReadersDueAt<Readers>(day: DailyRunDay<Readers>, now: Date): AsyncGenerator<Readers[]> {
  for (const zone of await listDueZones(day, now)) yield* listDueReaders(day, zone);
}

const zoneRow = z.object({
  timeZone: z.string(),
  /** The last day that has been handled there for this kind. */
  takenOn: z.string().nullable(),
});

/** Every zone with people, found one after another in the index. */
const zones = `
WITH RECURSIVE zone AS (
  (SELECT time_zone FROM users ORDER BY time_zone LIMIT 1)
  UNION ALL
  SELECT (SELECT u.time_zone FROM users u WHERE u.time_zone > zone.time_zone ORDER BY u.time_zone LIMIT 1)
  FROM zone WHERE zone.time_zone IS NOT NULL
)
SELECT zone.time_zone AS "timeZone", d.local_date::text AS "takenOn"
FROM zone LEFT JOIN daily_run_zones d ON d.kind = $1 AND d.time_zone = zone.time_zone
WHERE zone.time_zone IS NOT NULL`;

/** Lists the zones where it's morning and not all companies have been checked today, each with its day. */
async function listDueZones({ kind, comesOn = () => true }: Pick<DailyRunDay<never>, 'kind' | 'comesOn'>, now: Date) {
  const rows = asRows(zoneRow, await pool().query({ name: 'daily-run-zones', text: zones, values: [kind] }));
  return rows.flatMap(({ timeZone, takenOn }) => {
    const [localDate, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
    const isDue = time >= MORNING && time < EVENING && takenOn !== localDate && comesOn(localDate);
    return isDue ? [{ timeZone, localDate }] : [];
  });
}

/** The next companies with people in a zone, found like the zones; those already checked today are marked. */
const companies = `
WITH RECURSIVE company AS (
  (SELECT company_id AS id FROM users WHERE time_zone = $1 AND company_id > $2 ORDER BY company_id LIMIT 1)
  UNION ALL
  SELECT (SELECT u.company_id FROM users u WHERE u.time_zone = $1 AND u.company_id > company.id ORDER BY u.company_id LIMIT 1)
  FROM company WHERE company.id IS NOT NULL
), portion AS MATERIALIZED (SELECT id FROM company WHERE id IS NOT NULL LIMIT ${COMPANIES_AT_ONCE})
SELECT id, EXISTS (SELECT FROM mornings m
  WHERE m.company_id = id AND m.time_zone = $1 AND m.local_date = $3::date AND m.kind = $4) AS "isTaken"
FROM portion ORDER BY id`;

const companyRow = z.object({ id: z.number(), isTaken: z.boolean() });

async function* listDueReaders<Readers>(
  { kind, listReaders }: DailyRunDay<Readers>,
  { timeZone, localDate }: Omit<DailyRun, 'companyId'>,
): AsyncGenerator<Readers[]> {
  for (let lastId: number | undefined = 0; lastId !== undefined; ) {
    const values = [timeZone, lastId, localDate, kind];
    const rows: z.output<typeof companyRow>[] = asRows(
      companyRow,
      await pool().query({ name: 'daily-run-companies', text: companies, values }),
    );
    const ids = rows.filter(({ isTaken }) => !isTaken).map(({ id }) => id);
    if (ids.length > 0) yield await listReaders(timeZone, ids);
    lastId = rows.at(-1)?.id;
  }
}

/** Records a daily run, and returns whether it's the first: of two parallel calls, only one gets true. */
export async function claimDailyRun(tx: Statements, kind: DailyRunKind, dailyRun: DailyRun): Promise<boolean> {
  const { companyId, timeZone, localDate } = dailyRun;
  const first = asRows(
    z.object({ isNew: z.boolean() }),
    await tx.$queryRaw`
    INSERT INTO mornings (company_id, time_zone, local_date, kind) VALUES (${companyId}, ${timeZone}, ${localDate}::date, ${kind})
    ON CONFLICT DO NOTHING RETURNING true AS "isNew"`,
  );
  return first.length > 0;
}
