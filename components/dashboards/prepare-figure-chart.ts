import { type BlankWords, plainBlanks } from '#/components/charts/blank-words.ts';
import type { ChartColour, LineChartModel, LineSeries } from '#/components/charts/line-chart-model.ts';
import { type ChartPoint, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { publishedBlanks } from '#/components/dashboards/company/company-wording.ts';
import type { FigureKey } from '#/components/dashboards/figures.ts';
import { describeHollow, describePoints } from '#/components/dashboards/point-wording.ts';
import { describeEarlier, isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import { TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface FigureChart {
  model: LineChartModel;
  /** How to read it. */
  description: string;
}

/** The line of one figure over the period, the period before dashed; small teams get single days as dots. */
export function prepareFigureChart(
  figure: { key: FigureKey; label: string },
  dashboard: TeamDashboard,
  locale: string,
): FigureChart {
  const { period, motivation } = dashboard;
  const { data, smoothed, previousData, previousAvg, avg } = dashboard[figure.key];
  const frame = { title: figure.label, bucket: period.bucket, locale, range: period, blanks: blanksFor(dashboard) };
  if (figure.key === 'motivation' && motivation.isDefault) {
    const lines = [{ name: 'Starting point', style: 'dashed' as const, points: levelAt(dashboard, data, avg) }];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: 'No result yet. Everyone starts at 50.',
    };
  }
  const earlier = describeEarlier(dashboard);
  if (smoothed) {
    const level = levelLine(`Average of ${earlier}`, dashboard, data, previousAvg);
    const model = prepareLineChart({ ...frame, lines: [...smoothedLines(smoothed, data), ...level] });
    return {
      model,
      description: `The line is a ${TRAILING_DAYS}-day average, because single days vary a lot.${describeHollow(model)}`,
    };
  }
  const model = prepareLineChart({
    ...frame,
    lines: [{ name: 'This period', points: data }],
    // Alone, the period before would look like an answer to the question asked.
    ...(avg === null ? {} : { previous: previousLine(capitalise(earlier), dashboard, previousData) }),
  });
  return { model, description: describePoints(model, period.bucket, frame.blanks) };
}

function previousLine(name: string, { comparedWith }: TeamDashboard, points: readonly ChartPoint[]) {
  return { name, points, ...(comparedWith ? { range: comparedWith } : {}) };
}

/** By name and published are told apart: a day without a published point may have had some answers. */
export function blanksFor(dashboard: Pick<TeamDashboard, 'source'>): BlankWords {
  return isByName(dashboard) ? plainBlanks : publishedBlanks;
}

function smoothedLines(smoothed: readonly ChartPoint[], data: readonly ChartPoint[]) {
  const style: LineSeries['style'] = 'dots';
  const colour: ChartColour = 'accent-text';
  return [
    { name: `${TRAILING_DAYS}-day average`, points: smoothed, colour, holds: true },
    { name: 'Daily answers', points: data, style, colour },
  ];
}

/** Beside a smoothed line the raw days of the period before would be noise; its average is a level to compare with. */
function levelLine(
  name: string,
  dashboard: Pick<TeamDashboard, 'period'>,
  data: readonly ChartPoint[],
  level: number | null,
) {
  const style: LineSeries['style'] = 'dashed';
  const colour: ChartColour = 'muted';
  return level === null ? [] : [{ name, points: levelAt(dashboard, data, level), style, colour }];
}

/** One value all along the axis. */
function levelAt({ period }: Pick<TeamDashboard, 'period'>, data: readonly ChartPoint[], record: number | null) {
  const answerDates = data.map(({ date }) => date);
  return axisDates(answerDates, period.bucket, period).map((date) => ({ date, record }));
}
