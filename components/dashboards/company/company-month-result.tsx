import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';

interface CompanyMonthResultProps {
  title: string;
  result: CompanyDashboard['onboarding'];
  /** What is asked and when, said while there is no result. */
  pending: string;
  locale: string;
  yMin?: number;
  /** The figure and how it comes about, while there is one. */
  children: ReactNode;
}

/** The result of a month question: the last month, then the months as a line. */
export function CompanyMonthResult(props: CompanyMonthResultProps) {
  const t = useTranslations('dashboards.month');
  const reader = useChartReader(props.locale);
  const { title, result, pending, locale, yMin = 0, children } = props;
  const sample = describeBand(result.personsBand, reader.t);
  const month = result.month && formatDate(result.month, locale, { month: 'long', year: 'numeric' });
  const months = prepareLineChart({
    title: t('byMonth', { title }),
    yMin,
    bucket: 'month',
    blanks: publishedBlanks,
    locale,
    t: reader.points,
    lines: [{ name: title, points: result.data, colour: 'average' }],
  });
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-medium text-14 text-muted">{title}</h3>
        <span className="text-12 text-muted tabular-nums">
          {[month && result.isSoFar ? t('soFar', { month }) : month, sample].filter(Boolean).join(' · ')}
        </span>
      </div>
      {result.avg === null && (
        <EmptyState icon={<CalendarClock />} title={t('none')}>
          {pending}
        </EmptyState>
      )}
      {result.avg !== null && children}
      {hasMonths(result) && (
        // At the foot, so that neighbours have their months side by side.
        <div className="mt-auto pt-5">
          <div className="border-line border-t pt-5">
            <LineChart model={months} locale={locale} description={t('note')} empty={null} />
          </div>
        </div>
      )}
    </Card>
  );
}

/** True when the results of the months make a line: two of them at least. */
function hasMonths({ data }: Pick<CompanyDashboard['onboarding'], 'data'>): boolean {
  return data.filter(({ record }) => record !== null).length > 1;
}
