import type { ChartColour, LineChartModel, LineSeries } from '#/components/charts/line-chart-model.ts';
import { type ChartPoint, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { FigureKey } from '#/components/dashboards/figures.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { bucketsIn } from '#/lib/domain/calendar/period.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';
import { capitalise } from '#/lib/domain/metrics/plain-words.ts';

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
  const frame = { title: figure.label, bucket: period.bucket, locale };
  if (figure.key === 'motivation' && motivation.isDefault) {
    const dates = data.length > 0 ? data.map(({ date }) => date) : bucketsIn(period);
    const points = dates.map((date) => ({ date, record: avg }));
    const lines = [{ name: 'Starting point', style: 'dashed' as const, points }];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: 'No answers yet: 50 is only a starting point.',
    };
  }
  const { previous } = wordPeriod(period.name);
  if (smoothed) {
    const lines = [...smoothedLines(smoothed, data), ...levelLine(`Average of ${previous}`, smoothed, previousAvg)];
    return {
      model: prepareLineChart({ ...frame, lines }),
      description: `Single days jump, so the line averages ${TRAILING_DAYS} days.`,
    };
  }
  const model = prepareLineChart({
    ...frame,
    lines: [{ name: 'This period', points: data }],
    // Alone, the period before would look like an answer to the question asked.
    ...(avg === null ? {} : { previous: { name: capitalise(previous), points: previousData } }),
  });
  return { model, description: pointWords[period.bucket] };
}

const pointWords = { day: 'One point per day.', week: 'One point per week.', month: 'One point per month.' };

function smoothedLines(smoothed: readonly ChartPoint[], data: readonly ChartPoint[]) {
  const style: LineSeries['style'] = 'dots';
  const colour: ChartColour = 'accent-text';
  return [
    { name: `${TRAILING_DAYS}-day average`, points: smoothed, colour },
    { name: 'Single days', points: data, style, colour },
  ];
}

/** Beside a smoothed line the raw days of the period before would be noise; its average is a level to compare with. */
function levelLine(name: string, at: readonly ChartPoint[], level: number | null) {
  const style: LineSeries['style'] = 'dashed';
  const colour: ChartColour = 'muted';
  return level === null ? [] : [{ name, points: at.map(({ date }) => ({ date, record: level })), style, colour }];
}
