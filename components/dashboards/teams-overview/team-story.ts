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
