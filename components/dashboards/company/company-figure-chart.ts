import { publishedBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { type LineChartInput, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company/company-figures.ts';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { axisDates, weekLine } from '#/lib/domain/calendar/timeline.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';

type Line = LineChartInput['lines'][number];

interface FigureChart {
  model: LineChartModel;
  /** How to read it, if the names of its lines don't say so. */
  description: string | undefined;
}

/**
 * Returns the trend of one result over the period, in the group's colour. For more than 30 days it's by week, because
 * single days vary with who answered. If they are compared, the previous period's average is a dashed line with its
 * value; that of this period isn't where the line ends, so it's only next to the chart.
 */
export function prepareCompanyChart(
  figure: CompanyFigure,
  dashboard: CompanyDashboard,
  { t, points: chartWords, locale }: ChartReader,
): FigureChart {
  const { period, motivation, department } = dashboard;
  const { data, weeks, avg } = dashboard[figure.company];
  const frame = {
    title: t(`metric.${figure.metric}`),
    bucket: period.bucket,
    locale,
    range: period,
    blanks: publishedBlanks,
    t: chartWords,
  };
  if (figure.company === 'motivation' && motivation.isDefault) {
    const lines = [
      {
        name: t('line.starting'),
        style: 'dashed' as const,
        colour: 'muted' as const,
        points: levelAt(avg, data, period),
      },
    ];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: t('line.startingText'),
    };
  }
  const line = {
    name: department?.name ?? t('company'),
    colour: 'accent-text',
  } satisfies Partial<Line>;
  const course: Line[] =
    weeks.length > 0
      ? [
          { ...line, name: t('line.byWeek', { name: line.name }), ...weekLine(weeks, period), holds: true },
          { name: t('line.days'), colour: 'accent-text', style: 'specks', points: data },
        ]
      : [{ ...line, points: data }];
  const model = prepareLineChart({ ...frame, lines: [...course, ...lineBefore(dashboard[figure.company], period, t)] });
  const description = weeks.length > 0 ? undefined : describePoints(model, period.bucket, { blanks: frame.blanks, t });
  return { model, description };
}

/**
 * Returns the previous period's average as a dashed line with its value; none without a comparison, or alone, where it
 * would look like an answer.
 */
export function lineBefore(
  { avg, previousAvg, change, data }: Pick<PublishedFigure, 'avg' | 'previousAvg' | 'change' | 'data'>,
  period: CompanyDashboard['period'],
  t: ChartReader['t'],
): Line[] {
  if (avg === null || previousAvg === null || change === null) return [];
  return [
    {
      name: t(`earlier.${period.name}`),
      style: 'dashed',
      colour: 'muted',
      points: levelAt(previousAvg, data, period),
      end: { text: t('line.before', { value: previousAvg }), value: previousAvg, isFigure: false },
    },
  ];
}

/** Returns a line with one value all along the axis. */
function levelAt(record: number | null, data: PublishedFigure['data'], period: CompanyDashboard['period']) {
  const answerDates = data.map(({ date }) => date);
  return axisDates(answerDates, period.bucket, period).map((date) => ({ date, record }));
}
