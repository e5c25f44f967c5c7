import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import { describeHidden, type HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { ShownFigure } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer, TeamAnswer } from '#/lib/domain/reports/document/report-model.ts';
import { card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { type ChartLine, legend, lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';

const pointWords = {
  day: 'Daily averages, dotted across days without a result.',
  week: 'Weekly averages.',
  month: 'Monthly averages.',
};

/** A chart per figure; where nothing may be drawn it says why, and none where each would be a single point. */
export function figureCharts(figures: readonly DrawnFigure[], period: PeriodRange, group: HiddenGroup): Drawn[] {
  const { bucket } = period;
  const dates = figures.flatMap(({ lines }) => lines[0]?.points.map(({ date }) => date) ?? []);
  if (axisDates(dates, bucket, period).length < 2) return [];
  return figures.map((figure) => {
    const { name, lines, avg, isDefault } = figure;
    const drawn = lines.some(({ points }) => points.some(({ record }) => record !== null));
    if (avg === null || isDefault || !drawn) {
      const hidden = describeHidden(figure, group);
      const why = isDefault ? 'No result yet: 50 is only a starting point.' : (hidden?.reason ?? 'Nothing to draw.');
      return card({ title: name }, text({ fontSize: 8.5, color: paint.muted }, why));
    }
    return card(
      { title: name, note: pointWords[bucket], aside: legend(lines) },
      lineChart({ lines, bucket, days: period }),
    );
  });
}

/** A figure with the lines of its chart. */
export type DrawnFigure = ShownFigure & { lines: ChartLine[] };

const names = {
  motivation: { metric: 'motivation', name: 'Motivation', inSentence: 'motivation' },
  performance: { metric: 'productivity', name: 'Performance', inSentence: 'performance' },
  sentiment: { metric: 'sentiment', name: 'Sentiment', inSentence: 'sentiment' },
} as const;

/** The three figures of the company or a department, in the order of the screens. */
export function ofCompany({ motivation, performance, sentiment }: CompanyAnswer): DrawnFigure[] {
  return [
    published('motivation', motivation, motivation.isDefault),
    published('performance', performance),
    published('sentiment', sentiment),
  ];
}

/** The same of a team. */
export function ofTeam({ motivation, productivity, sentiments }: TeamAnswer): DrawnFigure[] {
  return [
    published('motivation', motivation, motivation.isDefault),
    published('performance', productivity),
    published('sentiment', sentiments),
  ];
}

function published(key: keyof typeof names, figure: PublishedFigure, isDefault = false): DrawnFigure {
  return {
    ...names[key],
    ...figure,
    isDefault,
    lines: linesOf(figure),
  };
}

/** Alone, the period before would look like an answer to the question asked. */
function linesOf({ avg, data, previousData }: Pick<PublishedFigure, 'avg' | 'data' | 'previousData'>): ChartLine[] {
  const current: ChartLine = { name: 'This period', style: 'solid', points: data };
  const hasBefore = avg !== null && previousData.some(({ record }) => record !== null);
  return hasBefore ? [current, { name: 'Period before', style: 'dashed', points: previousData }] : [current];
}
