import { addDays, addMonths, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  ANNOUNCED_DAYS,
  companyRetention,
  type RetentionKind,
  retentionKinds,
  SHORTENING_DAYS,
} from '#/lib/domain/retention/constants.ts';

/** How long a company keeps one kind of data. */
export interface KeptPeriod {
  months: number;
  /**
   * The first day of this period; null in an earlier version's company whose administrators haven't been notified yet.
   */
  startsOn: LocalDate | null;
  /** The months that apply until then; null without a limit. */
  monthsBefore: number | null;
}

export type KeptPeriods = Record<RetentionKind, KeptPeriod>;

const FOREVER_AGO = '1970-01-01';

/**
 * Returns a company's periods from its rows, with the defaults for missing ones. Notes are never kept longer than their
 * check-in, neither now nor later.
 */
export function completePeriods(rows: readonly (KeptPeriod & { kind: string })[], today: LocalDate): KeptPeriods {
  const periodOf = (kind: RetentionKind): KeptPeriod => {
    const row = rows.find((one) => one.kind === kind);
    return row ?? { months: companyRetention[kind].months, startsOn: FOREVER_AGO, monthsBefore: null };
  };
  const periods = Object.fromEntries(retentionKinds.map((kind) => [kind, periodOf(kind)])) as KeptPeriods;
  const [checkIns, notes] = [periods['check-ins'], periods['check-in-texts']];
  const { months, startsOn } = checkIns.months < notes.months ? checkIns : notes;
  const now = [checkIns, notes].flatMap((period) => monthsInForce(period, today) ?? []);
  return { ...periods, 'check-in-texts': { months, startsOn, monthsBefore: now.length > 0 ? Math.min(...now) : null } };
}

/** Returns the first day a period applies. */
export function startOf({ startsOn }: KeptPeriod, today: LocalDate): LocalDate {
  return startsOn ?? addDays(today, ANNOUNCED_DAYS);
}

/**
 * Returns the months that apply on a day; null without a limit.
 * @example monthsInForce({ months: 12, startsOn: '2026-03-08', monthsBefore: 24 }, '2026-03-07') // 24
 */
export function monthsInForce(period: KeptPeriod, today: LocalDate): number | null {
  return startOf(period, today) <= today ? period.months : period.monthsBefore;
}

/**
 * Returns the first day that is kept. Check-ins and the activity log expire by whole months, like their sums.
 * @example firstKeptDay('check-ins', 24, '2026-03-15') // '2024-03-01'
 */
export function firstKeptDay(kind: RetentionKind, months: number, today: LocalDate): LocalDate {
  const day = addMonths(today, -months);
  return kind === 'check-ins' || kind === 'activity' ? firstOfMonth(day) : day;
}

/**
 * Returns the period after a choice, and whether anything is deleted sooner than before. A longer period applies
 * immediately, a shorter one after a week. In a company that waits for the default periods, a longer one begins when
 * they would.
 */
export function choosePeriod(
  period: KeptPeriod,
  months: number,
  today: LocalDate,
): { period: KeptPeriod; isShorter: boolean } {
  const now = monthsInForce(period, today);
  if (now !== null && months >= now)
    return { period: { months, startsOn: today, monthsBefore: null }, isShorter: false };
  const isMilder = now === null && months >= period.months;
  const startsOn = isMilder ? period.startsOn : addDays(today, SHORTENING_DAYS);
  return { period: { months, startsOn, monthsBefore: now }, isShorter: true };
}
