import { CalendarClock, Lock } from 'lucide-react';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { type CompanyDashboard, companyGroup } from '#/components/dashboards/company/company-dashboard.ts';
import { prepareCompanyChart } from '#/components/dashboards/company/company-figure-chart.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { publishedBlanks } from '#/components/dashboards/company/company-wording.ts';
import { FeelingShares } from '#/components/dashboards/feeling-shares.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';
import { describeHidden } from '#/lib/domain/metrics/hidden-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

interface CompanyChartsProps {
  dashboard: CompanyDashboard;
  locale: string;
}

/** The course of each figure, and how good, meh and bad answers share each date. */
export function CompanyFigureCharts({ dashboard, locale }: CompanyChartsProps) {
  const { sentiment, period } = dashboard;
  return (
    <div className="grid @min-[720px]:grid-cols-2 gap-4">
      {companyFigures.map((figure) => {
        const { model, description } = prepareCompanyChart(figure, dashboard, locale);
        const published = dashboard[figure.company];
        return (
          <Card key={figure.metric} as="div">
            <LineChart
              model={model}
              locale={locale}
              description={published.avg === null ? undefined : description}
              empty={<NoLine figure={published} dashboard={dashboard} locale={locale} />}
            />
          </Card>
        );
      })}
      <FeelingShares
        sentiment={sentiment}
        period={period}
        blanks={publishedBlanks}
        locale={locale}
        empty={<NoLine figure={sentiment} dashboard={dashboard} locale={locale} />}
      />
    </div>
  );
}

function NoLine({ figure, dashboard, locale }: CompanyChartsProps & { figure: PublishedFigure }) {
  const hidden = describeHidden(figure, companyGroup(dashboard, locale));
  if (hidden) {
    return (
      <EmptyState icon={<Lock />} title={hidden.title}>
        {hidden.reason}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<CalendarClock />} title="No data yet">
      {FIRST_FIGURES}
    </EmptyState>
  );
}
