import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import { ENPS_ID, monthQuestions } from '#/lib/domain/check-ins/constants.ts';

type Colour = NonNullable<CompanyDashboard['enps']['color']>;

const ratings: Record<Colour, { title: string; state: State }> = {
  very_good: { title: 'Very good', state: 'good' },
  good: { title: 'Good', state: 'good' },
  neutral: { title: 'Average', state: 'info' },
  bad: { title: 'Low', state: 'bad' },
};

/** What a month’s result is called; undefined without one. */
export function rateResult(color: CompanyDashboard['enps']['color']) {
  return color === null ? undefined : ratings[color];
}

/**
 * A score of −100..100 with its sign; zero has none.
 * @example signed(-8) // '−8'
 */
export function signed(score: number): string {
  const points = Math.round(score);
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/**
 * Where the score would lie if everyone had been asked, in words.
 * @example describeInterval({ low: -12, high: 58 }).split('.')[0] // '90% likely to be between −12 and +58'
 */
export function describeInterval({ low, high }: { low: number; high: number }): string {
  return `90% likely to be between ${signed(low)} and ${signed(high)}. Fewer answers make the range wider.`;
}

/** How far along the scale from −100 to 100 a score stands, in percent. */
export function placeOnScale(score: number): number {
  return (Math.min(100, Math.max(-100, score)) + 100) / 2;
}

/**
 * The question behind the score, as people are asked it.
 * @example describeEnpsQuestion('Northlight') // 'How likely are you to recommend Northlight to a friend as a place to work?'
 */
export function describeEnpsQuestion(companyName: string): string {
  const question = monthQuestions.find(({ id }) => id === ENPS_ID);
  return question?.text.replace('{company}', () => companyName) ?? '';
}
