import { addDays, addMonths, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import {
  type Bucket,
  bucketsIn,
  type DateRange,
  DRAWN_DAYS_MIN,
  type PeriodRange,
} from '#/lib/domain/calendar/period.ts';

/** Values by their position on the axis: null without a value to show, undefined on days when no one was asked. */
export type Timeline = readonly (number | null | undefined)[];

/** How a line reaches a position from the one before: drawn, thin across days when no one was asked, or not at all. */
export type Link = 'line' | 'bridge' | 'none';

interface Point {
  date: LocalDate;
  record: number | null;
}

/**
 * Returns the dates of an axis with steps of equal width: all dates of the range, and all from the first to the last
 * known date.
 */
export function axisDates(knownDates: readonly LocalDate[], bucket: Bucket, range?: DateRange): LocalDate[] {
  // A week that began before the range or has just begun only belongs to it if it has a record.
  const within = range
    ? bucketsIn({ ...range, bucket }).filter(
        (date) => date >= range.from && (bucket !== 'week' || date <= addDays(range.to, 1 - DRAWN_DAYS_MIN)),
      )
    : [];
  const dates = [...new Set([...knownDates, ...within])].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  return [...new Set([...dates, ...bucketsIn({ from: first, to: last, bucket })])].toSorted();
}

/**
 * Returns the range of an axis of whole weeks, ending with its last Monday, because a month is counted by its Mondays.
 * @example mondaysOf({ from: '2025-03-03', to: '2026-03-01', bucket: 'month' }).to // '2026-02-23'
 */
export function mondaysOf<Range extends PeriodRange>(range: Range): Range {
  return range.bucket === 'month' ? { ...range, to: mondayOf(range.to) } : range;
}

/**
 * Returns as many earlier dates as an axis has, up to `last`. Without `last`, they end with the date before the axis,
 * or with the axis's first date if that is a known one.
 */
export function datesBefore(
  axis: readonly LocalDate[],
  bucket: Bucket,
  knownDates: readonly LocalDate[],
  last?: LocalDate,
): LocalDate[] {
  const [first] = axis;
  if (!first) return [];
  const back = (date: LocalDate, steps: number) =>
    bucket === 'month' ? addMonths(date, -steps) : addDays(date, -steps * (bucket === 'week' ? 7 : 1));
  const end = last ?? (knownDates.includes(first) ? first : back(first, 1));
  return axis.map((_, at) => back(end, axis.length - 1 - at));
}

/** Returns each record at its position on the axis. */
export function layOut(points: readonly Point[], dates: readonly LocalDate[]): Timeline {
  const records = new Map(points.map(({ date, record }) => [date, record]));
  return dates.map((date) => records.get(date));
}

/**
 * Returns how a line reaches each position. It continues across days off, but a day without a result breaks it.
 * @example linkPlaces([50, 60, undefined, 70, null, 80]) // ['none', 'line', 'bridge', 'bridge', 'none', 'none']
 */
export function linkPlaces(timeline: Timeline, across: Link = 'bridge'): Link[] {
  const links: Link[] = timeline.map(() => 'none');
  let before = -1;
  for (const [at, value] of timeline.entries()) {
    if (value === null) before = -1;
    if (value === null || value === undefined) continue;
    if (before >= 0) links.fill(at - before === 1 ? 'line' : across, before + 1, at + 1);
    before = at;
  }
  return links;
}

/** Returns the line of a result over a range, with each record at its position. */
export function timelineOf(points: readonly Point[], range: DateRange & { bucket: Bucket }): Timeline {
  return layOut(
    points,
    axisDates(
      points.map(({ date }) => date),
      range.bucket,
      range,
    ),
  );
}

/**
 * Returns weekly averages along an axis of days: each covers the days of its week within the range, and is drawn in the
 * middle of them.
 * @example weekLine([{ date: '2026-03-02', record: 60 }], { from: '2026-03-06', to: '2026-03-30' }).anchors // ['2026-03-07']
 */
export function weekLine(weeks: readonly Point[], { from, to }: DateRange) {
  const spans = weeks.map(({ date, record }) => {
    const days = Array.from({ length: 7 }, (_, at) => addDays(date, at)).filter((day) => day >= from && day <= to);
    return { record, days };
  });
  return {
    points: spans.flatMap(({ record, days }) => days.map((date) => ({ date, record }))),
    anchors: spans.flatMap(({ days }) => days[Math.floor((days.length - 1) / 2)] ?? []),
  };
}
