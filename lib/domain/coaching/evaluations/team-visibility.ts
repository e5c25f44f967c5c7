import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { PublishedStep } from '#/lib/domain/metrics/publication/published-figure.ts';

/** A published score of the last 30 days, as the team's dashboard shows it. */
export interface SeenFigure extends JudgedFigure {
  readonly avg: number | null;
  readonly until: LocalDate | null;
}

/** A norm, or a reason that was named with feelings, in the last 30 days. */
export interface SeenTotal {
  readonly id: number;
  readonly persons: number;
  readonly answers: number;
  readonly total: number;
  readonly high: number;
  readonly low: number;
}

/** Everything that the rules use about a team: its published results, and what its leaders may also know. */
export interface TeamVisibility {
  readonly today: LocalDate;
  /** The last day that is over. */
  readonly asOf: LocalDate;
  /** The fewest people behind any statement. */
  readonly k: number;
  readonly performance: SeenFigure;
  readonly motivation: SeenFigure;
  readonly sentiment: SeenFigure;
  readonly participation: { readonly rate: number | null; readonly previousRate: number | null };
  /** Days with a batch in the last 30 days and the previous 30, oldest first. */
  readonly days: {
    readonly productivity: readonly PublishedStep[];
    readonly sentiment: readonly PublishedStep[];
    readonly participation: readonly PublishedStep[];
  };
  readonly norms: readonly SeenTotal[];
  readonly factors: readonly SeenTotal[];
  /** The last published month of the questions about safety and load, 0 to 10. */
  readonly safety: { readonly avg: number; readonly persons: number } | null;
  readonly load: { readonly avg: number; readonly persons: number } | null;
  /** Only for leaders, who read their team's check-ins by name. */
  readonly byName: {
    /** Standard deviation of people's average feelings in two weeks. */
    readonly spread: { readonly deviation: number; readonly persons: number } | null;
    /** The share of check-ins from home in the last 30 days, in percent. */
    readonly homeShare: number | null;
    /** What is missing most, and since when without a break. */
    readonly gap: { readonly motivatorId: number; readonly since: LocalDate } | null;
    /** People who were just hired and joined within the last week. */
    readonly newcomers: number;
  };
}
