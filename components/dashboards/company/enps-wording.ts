import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';

const ratingStates = { very_good: 'good', good: 'good', nearZero: 'info', mixed: 'info', bad: 'bad' } as const;

/** Returns whether a month’s net score is good, in colour only if its range is on one side of 0; undefined without one. */
export function rateResult({ color, interval }: Pick<CompanyDashboard['enps'], 'color' | 'interval'>) {
  const word = color === 'neutral' ? ('nearZero' as const) : color;
  const isUnsure = interval !== null && interval.low <= 0 && interval.high >= 0;
  return word === null ? undefined : { word, state: isUnsure ? ('info' as const) : ratingStates[word] };
}

/** Says what the largest group answered; of two equally large ones, the lower. */
const groupWords = { detractors: 'bad', neutral: 'mixed', promoters: 'good' } as const;

/**
 * Rates a month's result by its largest group, so that nothing is called good next to a bar that isn't.
 * @example rateLargestGroup({ detractors: { value: 10 }, neutral: { value: 54 }, promoters: { value: 36 } })?.word // 'mixed'
 */
export function rateLargestGroup(groups: Record<keyof typeof groupWords, { value: number | null }>) {
  const keys = ['detractors', 'neutral', 'promoters'] as const;
  const shareOf = (key: (typeof keys)[number]) => groups[key].value ?? 0;
  const largest = keys.reduce((best, key) => (shareOf(key) > shareOf(best) ? key : best));
  const word = groupWords[largest];
  return shareOf(largest) > 0 ? { word, state: ratingStates[word] } : undefined;
}

/**
 * Writes a score of −100..100 with its sign; zero has none.
 * @example signed(-8) // '−8'
 */
export function signed(score: number): string {
  const points = Math.round(score);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** Returns how far along the scale from −100 to 100 a score is, in percent. */
export function placeOnScale(score: number): number {
  return (Math.min(100, Math.max(-100, score)) + 100) / 2;
}

/**
 * Returns the axis of scores by month: half of the scale if no score lies beyond it, so that a trend is visible.
 * @example signedAxis([{ record: 20 }, { record: -51 }]) // { yMin: -100, yMax: 100 }
 */
export function signedAxis(points: readonly { record: number | null }[]) {
  const reach = points.some(({ record }) => Math.abs(record ?? 0) > 50) ? 100 : 50;
  return { yMin: -reach, yMax: reach };
}
