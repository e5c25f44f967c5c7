import { type Blanks, plainBlanks, publishedBlanks } from '#/components/charts/blank-words.ts';
import {
  type ChartColour,
  endOfLine,
  type LineChartModel,
  type LineSeries,
} from '#/components/charts/line-chart-model.ts';
import { type ChartPoint, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { figures } from '#/components/dashboards/figures.ts';
import { describeCourse, describeHollow, describePoints } from '#/components/dashboards/point-wording.ts';
import { earlierSpan, isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { ChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { axisDates, weekLine } from '#/lib/domain/calendar/timeline.ts';
import { TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';

interface FigureChart {
  model: LineChartModel;
  /** What the line does, and how to read it. */
  description: string;
}

type Figure = (typeof figures)[number];

/**
 * Returns the line of one result over the period, with the previous period dashed; small teams get single days as dots.
 * For more than 30 days, published results are drawn by week, and the previous period as a level. Where a line
 * ends, its value is written.
 */
export function prepareFigureChart(figure: Figure, dashboard: TeamDashboard, reader: ChartReader): FigureChart {
  const chart = prepareLines(figure, dashboard, reader);
  const [line, ...others] = chart.model.series;
  const value = line?.style === 'solid' && line.values[endOfLine(line)];
  if (!line || typeof value !== 'number') return chart;
  const end = { text: String(Math.round(value)), value, isFigure: true };
  return { ...chart, model: { ...chart.model, series: [{ ...line, end }, ...others] } };
}

function prepareLines(figure: Figure, dashboard: TeamDashboard, { t, points, locale }: ChartReader): FigureChart {
  const { period, motivation } = dashboard;
  const { data, weeks = [], smoothed, previousData, previousAvg, avg, change } = dashboard[figure.key];
  const frame = {
    title: t(`metric.${figure.metric}`),
    bucket: period.bucket,
    locale,
    range: period,
    blanks: blanksFor(dashboard),
    t: points,
  };
  if (figure.key === 'motivation' && motivation.isDefault) {
    const lines = [{ name: t('line.starting'), style: 'dashed' as const, points: levelAt(dashboard, data, avg) }];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: t('line.startingText'),
    };
  }
  const earlier = earlierSpan(dashboard);
  const name = smoothed ? t('line.average', { before: t(`before.${earlier}`) }) : t(`earlier.${earlier}`);
  // What isn't compared in words isn't in the drawing either.
  const level = change === null ? [] : levelLine({ name, t }, dashboard, data, previousAvg);
  if (smoothed) {
    const model = prepareLineChart({ ...frame, lines: [...smoothedLines(t, smoothed, data), ...level] });
    return {
      model,
      description: join(
        describeCourse(model, { ...frame, ...figure }, t),
        t('line.trailing', { days: TRAILING_DAYS }),
        describeHollow(model, t),
      ),
    };
  }
  if (weeks.length > 0) {
    const lines = [...weekLines(t, { weeks, data, period }), ...level];
    const model = prepareLineChart({ ...frame, lines });
    return { model, description: join(describeCourse(model, { ...frame, ...figure }, t), t('points.weeks')) };
  }
  const model = prepareLineChart({
    ...frame,
    lines: [{ name: t('line.thisPeriod'), points: data }],
    // A single point of the previous period is no course.
    ...(change === null || previousData.filter(({ record }) => record !== null).length < 2
      ? {}
      : { previous: previousLine(name, dashboard, previousData) }),
  });
  const course = describeCourse(model, { ...frame, ...figure }, t);
  return { model, description: join(course, describePoints(model, period.bucket, { blanks: frame.blanks, t })) };
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}

function previousLine(name: string, { comparedWith }: TeamDashboard, points: readonly ChartPoint[]) {
  return { name, points, ...(comparedWith ? { range: comparedWith } : {}) };
}

/** Returns how days without a point are described: in published results, such a day may have had some answers. */
export function blanksFor(dashboard: Pick<TeamDashboard, 'source'>): Blanks {
  return isByName(dashboard) ? plainBlanks : publishedBlanks;
}

function weekLines(
  t: ChartReader['t'],
  {
    weeks,
    data,
    period,
  }: { weeks: readonly ChartPoint[]; data: readonly ChartPoint[] } & Pick<TeamDashboard, 'period'>,
) {
  const style: LineSeries['style'] = 'specks';
  const colour: ChartColour = 'accent-text';
  const name = t('line.byWeek', { name: t('line.thisPeriod') });
  return [
    { name, colour, ...weekLine(weeks, period), holds: true },
    { name: t('line.days'), points: data, style, colour },
  ];
}

function smoothedLines(t: ChartReader['t'], smoothed: readonly ChartPoint[], data: readonly ChartPoint[]) {
  const style: LineSeries['style'] = 'dots';
  const colour: ChartColour = 'accent-text';
  return [
    { name: t('line.trailingLine', { days: TRAILING_DAYS }), points: smoothed, colour, holds: true },
    { name: t('line.daily'), points: data, style, colour },
  ];
}

/** Returns the previous period's average as a level; next to a smoothed line, its single days would be noise. */
function levelLine(
  { name, t }: { name: string; t: ChartReader['t'] },
  dashboard: Pick<TeamDashboard, 'period'>,
  data: readonly ChartPoint[],
  level: number | null,
) {
  const style: LineSeries['style'] = 'dashed';
  const colour: ChartColour = 'muted';
  if (level === null) return [];
  const end = { text: t('line.before', { value: Math.round(level) }), value: level, isFigure: false };
  return [{ name, points: levelAt(dashboard, data, level), style, colour, end }];
}

/** Returns a line with one value all along the axis. */
function levelAt({ period }: Pick<TeamDashboard, 'period'>, data: readonly ChartPoint[], record: number | null) {
  const answerDates = data.map(({ date }) => date);
  return axisDates(answerDates, period.bucket, period).map((date) => ({ date, record }));
}
