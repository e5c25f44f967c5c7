import type { ChartColour, LineChartModel, LineSeries } from '#/components/charts/line-chart-model.ts';
import { type ChartPoint, prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { FigureKey } from '#/components/dashboards/figures.ts';
import { periodWords } from '#/components/dashboards/period-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { bucketsIn } from '#/lib/domain/calendar/period.ts';
import { TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';

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
  const { data, smoothed, previousData, avg } = dashboard[figure.key];
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
  const lines = smoothed ? smoothedLines(smoothed, data) : [{ name: 'This period', points: data }];
  // Alone, the period before would look like an answer to the question asked.
  const model = prepareLineChart({
    ...frame,
    lines,
    ...(avg === null ? {} : { previous: { name: 'Before', points: previousData } }),
  });
  const hasBefore = model.series.some(({ style }) => style === 'dashed');
  return { model, description: howToRead(period, smoothed !== null, hasBefore) };
}

function smoothedLines(smoothed: readonly ChartPoint[], data: readonly ChartPoint[]) {
  const style: LineSeries['style'] = 'dots';
  const colour: ChartColour = 'accent-text';
  return [
    { name: `${TRAILING_DAYS}-day average`, points: smoothed, colour },
    { name: 'Single days', points: data, style, colour },
  ];
}

const pointWords = { day: 'One point per day', week: 'One point per week', month: 'One point per month' };

function howToRead({ name, bucket }: TeamDashboard['period'], isSmoothed: boolean, hasBefore: boolean): string {
  const points = isSmoothed ? `Average of ${TRAILING_DAYS} days as a line, single days as dots` : pointWords[bucket];
  // The dashed line runs over the whole period before, also where the change compares four weeks.
  const before = name === '1m' ? 'the 30 days before' : periodWords[name].before;
  return hasBefore ? `${points}; dashed: ${before}.` : `${points}.`;
}
