import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { ReportGroup, ReportReader, ShownFigure } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer, TeamAnswer } from '#/lib/domain/reports/document/report-model.ts';
import { card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { type ChartLine, legend, lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';

/** One chart per metric; if nothing may be drawn it says why, and none if each would be a single point. */
export function figureCharts(figures: readonly DrawnFigure[], period: PeriodRange, group: ReportGroup): Drawn[] {
  const { t, document, locale } = group;
  const { bucket } = period;
  const dates = figures.flatMap(({ lines }) => lines[0]?.points.map(({ date }) => date) ?? []);
  if (axisDates(dates, bucket, period).length < 2) return [];
  return figures.map((figure) => {
    const { lines, avg, isDefault } = figure;
    const name = t(`metric.${figure.metric}`);
    const drawn = lines.some(({ points }) => points.some(({ record }) => record !== null));
    if (avg === null || isDefault || !drawn) {
      const hidden = describeHidden(figure, group);
      const why = isDefault ? document('starting') : (hidden?.reason ?? document('noData'));
      return card({ title: name }, text({ fontSize: 8.5, color: paint.muted }, why));
    }
    return card(
      { title: name, note: document(`points.${bucket}`), aside: legend(lines) },
      lineChart({ lines, bucket, locale, days: period }),
    );
  });
}

/** A figure with the lines of its chart. */
export type DrawnFigure = ShownFigure & { lines: ChartLine[] };

/** The three figures of the company or a department, in the order of the screens. */
export function ofCompany({ motivation, performance, sentiment }: CompanyAnswer, reader: ReportReader): DrawnFigure[] {
  const published = publisher(reader);
  return [
    published('motivation', motivation, motivation.isDefault),
    published('productivity', performance),
    published('sentiment', sentiment),
  ];
}

/** The same of a team. */
export function ofTeam({ motivation, productivity, sentiments }: TeamAnswer, reader: ReportReader): DrawnFigure[] {
  const published = publisher(reader);
  return [
    published('motivation', motivation, motivation.isDefault),
    published('productivity', productivity),
    published('sentiment', sentiments),
  ];
}

function publisher(reader: ReportReader) {
  return (metric: TrendMetric, figure: Omit<PublishedFigure, 'weeks'>, isDefault = false): DrawnFigure => ({
    metric,
    ...figure,
    isDefault,
    lines: linesOf(figure, reader),
  });
}

/** Alone, the period before would look like an answer to the question asked. */
function linesOf(
  { avg, data, previousData }: Pick<PublishedFigure, 'avg' | 'data' | 'previousData'>,
  { t, document }: ReportReader,
): ChartLine[] {
  const current: ChartLine = { name: t('line.thisPeriod'), style: 'solid', points: data };
  const hasBefore = avg !== null && previousData.some(({ record }) => record !== null);
  return hasBefore ? [current, { name: document('previous'), style: 'dashed', points: previousData }] : [current];
}
