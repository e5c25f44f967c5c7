import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { ShownFigure } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer, TeamAnswer } from '#/lib/domain/reports/document/report-model.ts';
import type { ChartLine } from '#/lib/domain/reports/drawing/line-chart.ts';

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
