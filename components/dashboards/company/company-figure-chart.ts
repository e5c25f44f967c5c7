import type { ChartColour, LineChartModel } from '#/components/charts/line-chart-model.ts';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company/company-figures.ts';
import { publishedBlanks } from '#/components/dashboards/company/company-wording.ts';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface FigureChart {
  model: LineChartModel;
  /** How to read it. */
  description: string;
}

/** The line of one figure over the period, the period before dashed. The company's own line is the near-black one. */
export function prepareCompanyChart(figure: CompanyFigure, dashboard: CompanyDashboard, locale: string): FigureChart {
  const { period, motivation, department } = dashboard;
  const { data, previousData, avg } = dashboard[figure.company];
  const frame = { title: figure.label, bucket: period.bucket, locale, range: period, blanks: publishedBlanks };
  const colour: ChartColour = department ? 'accent-text' : 'average';
  if (figure.company === 'motivation' && motivation.isDefault) {
    const answerDates = data.map(({ date }) => date);
    const points = axisDates(answerDates, period.bucket, period).map((date) => ({ date, record: avg }));
    const lines = [{ name: 'Starting point', style: 'dashed' as const, colour: 'muted' as const, points }];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: 'No result yet. Everyone starts at 50.',
    };
  }
  const model = prepareLineChart({
    ...frame,
    lines: [{ name: department?.name ?? 'Company', points: data, colour }],
    // Alone, the period before would look like an answer to the question asked.
    ...(avg === null
      ? {}
      : { previous: { name: capitalise(describePeriod(period.name).previous), points: previousData } }),
  });
  return { model, description: describePoints(model, period.bucket, frame.blanks) };
}
