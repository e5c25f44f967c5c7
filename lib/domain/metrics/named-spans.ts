import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { isNamedRange, type Leadership } from '#/lib/domain/calendar/named-days.ts';
import type { PeriodSpans } from '#/lib/domain/metrics/figure-spans.ts';

/**
 * Returns the days that a figure by name looks at, with none to compare with where a leader does not read all of those by
 * name: a few of them are not the period before.
 */
export function namedSpans(spans: PeriodSpans, leaderships: readonly Leadership[]): PeriodSpans {
  const { range, compared } = spans;
  if (isNamedRange(leaderships, compared.before)) return spans;
  return { ...spans, compared: { ...compared, before: { from: range.from, to: addDays(range.from, -1) } } };
}
