import type { CompanyDashboard, OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

interface StoryFrame {
  period: PeriodName;
  /** What the team is measured by; undefined while it has not come. */
  scope: Pick<CompanyDashboard, 'department' | 'sentiment'> | undefined;
  reader: FigureReader;
}

/** How a team is, in the sentences that its report says; null without any figure. */
export function describeTeam(row: OverviewTeam, { period, scope, reader }: StoryFrame): string | null {
  const figures = companyFigures.toReversed().map(({ metric, team }) => ({ metric, ...row[team] }));
  const whole = scope && { name: scope.department?.name ?? null, sentiment: scope.sentiment.avg };
  return describeStory({ figures, before: reader.t(`before.${period}`), whole }, reader);
}

/** What somebody would write to the team's leader about: the figure that clearly moved most, or sentiment as it is; null without any. */
export function findReason(row: OverviewTeam) {
  const figures = companyFigures
    .toReversed()
    .flatMap(({ metric, team }) => (row[team].avg === null ? [] : [{ metric, ...row[team] }]));
  const moves = figures
    .filter(({ reliable, change }) => reliable && change !== null)
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
  const [first] = [...moves, ...figures];
  if (!first) return null;
  const { metric, avg, change, reliable } = first;
  return { metric, value: avg ?? 0, change: reliable ? change : null };
}
