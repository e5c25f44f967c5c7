import { publishedBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company/company-figures.ts';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';

interface FigureChart {
  model: LineChartModel;
  /** How to read it. */
  description: string;
}

/** The line of one figure over the period, in the colour of whoever it is about, and the period before dashed. */
export function prepareCompanyChart(
  figure: CompanyFigure,
  dashboard: CompanyDashboard,
  { t, points: chartWords, locale }: ChartReader,
): FigureChart {
  const { period, motivation, department } = dashboard;
  const { data, previousData, avg } = dashboard[figure.company];
  const frame = {
    title: t(`metric.${figure.metric}`),
    bucket: period.bucket,
    locale,
    range: period,
    blanks: publishedBlanks,
    t: chartWords,
  };
  if (figure.company === 'motivation' && motivation.isDefault) {
    const answerDates = data.map(({ date }) => date);
    const points = axisDates(answerDates, period.bucket, period).map((date) => ({ date, record: avg }));
    const lines = [{ name: t('line.starting'), style: 'dashed' as const, colour: 'muted' as const, points }];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: t('line.startingText'),
    };
  }
  const model = prepareLineChart({
    ...frame,
    lines: [{ name: department?.name ?? t('company'), points: data, colour: 'accent-text' }],
    // Alone, the period before would look like an answer to the question asked.
    ...(avg === null ? {} : { previous: { name: t(`earlier.${period.name}`), points: previousData } }),
  });
  return { model, description: describePoints(model, period.bucket, { blanks: frame.blanks, t }) };
}
