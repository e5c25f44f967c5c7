import { addDays } from '#/lib/domain/calendar/local-date.ts';
import type { SeenFigure, SeenTotal, TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import type { PublishedStep } from '#/lib/domain/metrics/publication/published-figure.ts';

export const asOf = '2026-11-16';

/** Returns a day with a batch of eight answers with this average. */
export function stepOn(date: string, avg: number, more: Partial<PublishedStep> = {}): PublishedStep {
  return { date, isNow: date > addDays(asOf, -30), persons: 8, answers: 8, total: 8 * avg, high: 0, low: 0, ...more };
}

/** Returns two months of days with the same average. */
export function everyDay(avg: number, more: Partial<PublishedStep> = {}): PublishedStep[] {
  return Array.from({ length: 60 }, (_, at) => stepOn(addDays(asOf, at - 59), avg, more));
}

/** Returns a score that has changed by this many points, beyond chance. */
export function figure(avg: number | null, change: number | null, more: Partial<SeenFigure> = {}): SeenFigure {
  return { avg, change, reliable: true, personsBand: '5–9', until: asOf, isPartial: false, ...more };
}

export function total(id: number, more: Partial<SeenTotal> = {}): SeenTotal {
  return { id, persons: 8, answers: 10, total: 600, high: 0, low: 0, ...more };
}

/** Returns a team that no rule has anything to say about. */
export function visibilityOf(more: Partial<TeamVisibility> = {}): TeamVisibility {
  const unclear = figure(60, 4, { reliable: false });
  return {
    today: addDays(asOf, 1),
    asOf,
    k: 5,
    performance: unclear,
    motivation: unclear,
    sentiment: unclear,
    participation: { rate: 75, previousRate: 74 },
    days: { productivity: everyDay(60), sentiment: everyDay(60), participation: everyDay(75) },
    norms: [],
    factors: [],
    safety: null,
    load: null,
    byName: { spread: null, homeShare: null, gap: null, newcomers: 0 },
    ...more,
  };
}
