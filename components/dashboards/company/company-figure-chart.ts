import { publishedBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { type LineChartInput, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFigure } from '#/components/dashboards/company/company-figures.ts';
import { describePoints } from '#/components/dashboards/point-wording.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { axisDates, weekLine } from '#/lib/domain/calendar/timeline.ts';

type Line = LineChartInput['lines'][number];

interface FigureChart {
  model: LineChartModel;
  /** How to read it, if the names of its lines don't say so. */
  description: string | undefined;
}

/**
 * Returns the trend of one result over the period, in the group's colour. For more than 30 days it's by week, because
 * single days vary with who answered. The previous period's average is a dashed line with its value; that of this
 * period isn't where the line ends, so it's only next to the chart.
 */
export function prepareCompanyChart(
  figure: CompanyFigure,
  dashboard: CompanyDashboard,
  { t, points: chartWords, locale }: ChartReader,
): FigureChart {
  const { period, motivation, department } = dashboard;
  const { data, weeks, previousAvg, avg } = dashboard[figure.company];
  const frame = {
    title: t(`metric.${figure.metric}`),
    bucket: period.bucket,
    locale,
    range: period,
    blanks: publishedBlanks,
    t: chartWords,
  };
  const level = (record: number | null) => {
    const answerDates = data.map(({ date }) => date);
    return axisDates(answerDates, period.bucket, period).map((date) => ({ date, record }));
  };
  if (figure.company === 'motivation' && motivation.isDefault) {
    const lines = [
      { name: t('line.starting'), style: 'dashed' as const, colour: 'muted' as const, points: level(avg) },
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
  // Alone, the previous period would look like an answer.
  const before: Line[] =
    avg === null || previousAvg === null
      ? []
      : [
          {
            name: t(`earlier.${period.name}`),
            style: 'dashed',
            colour: 'muted',
            points: level(previousAvg),
            end: { text: t('line.before', { value: previousAvg }), value: previousAvg, isFigure: false },
          },
        ];
  const model = prepareLineChart({ ...frame, lines: [...course, ...before] });
  const description = weeks.length > 0 ? undefined : describePoints(model, period.bucket, { blanks: frame.blanks, t });
  return { model, description };
}
