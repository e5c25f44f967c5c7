import { axisDates, weekLine } from '#/lib/domain/calendar/timeline.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company/company.schema.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { axisFrom, GRID_STEP } from '#/lib/domain/metrics/series/axis.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import { type ReportGroup, type ShownFigure, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { CompanyAnswer, Report, TeamAnswer } from '#/lib/domain/reports/document/report-model.ts';
import { type ChartLine, legend } from '#/lib/domain/reports/drawing/chart-lines.ts';
import { box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { lineChart } from '#/lib/domain/reports/drawing/line-chart.ts';
import { contentWidth, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Days = CompanyAnswer['period'];

const GAP = 14;
const width = (contentWidth - 26 - 2 * GAP) / 3;
/** Width for “69 before”. */
const ENDS = 37;

/** Draws a line chart for each metric, side by side on one scale; null if each would be a single point. */
export function figureCharts(
  { locale: words }: Report,
  figures: readonly DrawnFigure[],
  { period, group }: { period: Days; group: ReportGroup },
): Drawn | null {
  const t = wordsFor(words, 'dashboards.overTime');
  const { document, locale } = group;
  const { bucket } = period;
  const drawn = figures.map((figure) => ({ ...figure, lines: linesOf(figure, period, group) }));
  const dates = figures.flatMap(({ data }) => data.map(({ date }) => date));
  if (axisDates(dates, bucket, period).length < 2) return null;
  const lines = drawn.flatMap((figure) => figure.lines);
  const min = axisFrom(lines.flatMap(({ points }) => points.map(({ record }) => record)));
  const fullest = drawn.toSorted((a, b) => b.lines.length - a.lines.length)[0]?.lines ?? [];
  const isByWeek = figures.some(({ weeks }) => weeks.length > 0);
  const note = [!isByWeek && document(`points.${bucket}`), min > 0 && t('from', { from: min })].filter(Boolean);
  return card(
    { title: t('title'), note: lines.length > 0 ? note.join(' ') : undefined, aside: legend(fullest) },
    box(
      { flexDirection: 'row', gap: GAP, marginTop: 2 },
      ...drawn.map((figure) =>
        box(
          { width },
          text({ fontSize: 8.5, fontWeight: 600, marginBottom: 3 }, group.t(`metric.${figure.metric}`)),
          figure.lines.length === 0
            ? text({ fontSize: 8, color: paint.muted, lineHeight: 1.35 }, whyEmpty(figure, group))
            : lineChart({
                lines: figure.lines,
                bucket,
                locale,
                days: period,
                range: { min, max: 100 },
                step: GRID_STEP,
                width,
                ends: ENDS,
              }),
        ),
      ),
    ),
  );
}

function whyEmpty(figure: DrawnFigure, group: ReportGroup): string {
  const { document } = group;
  return figure.isDefault ? document('starting') : (describeHidden(figure, group)?.reason ?? document('noData'));
}

/**
 * Returns the lines of one result: by week over several weeks, with days as dots; otherwise by the period's unit. The
 * previous period is a level, if they are compared.
 */
function linesOf(figure: DrawnFigure, period: Days, { t }: ReportGroup): ChartLine[] {
  const { avg, data, weeks, previousAvg, change, isDefault } = figure;
  if (avg === null || isDefault || data.every(({ record }) => record === null)) return [];
  const name = t('line.thisPeriod');
  const end = { value: avg, text: whole(avg) };
  const course: ChartLine[] =
    weeks.length > 0
      ? [
          { name: t('line.byWeek', { name }), style: 'solid', points: middles(weeks, period), holds: true, end },
          { name: t('line.days'), style: 'specks', points: data },
        ]
      : [{ name, style: 'solid', points: data, end }];
  if (previousAvg === null || change === null) return course;
  const level: ChartLine = {
    name: t(`earlier.${period.name}`),
    style: 'level',
    points: [{ date: period.to, record: previousAvg }],
    end: { value: previousAvg, text: t('line.before', { value: Math.round(previousAvg) }) },
  };
  return [...course, level];
}

/** Returns each week at the middle of its days. */
function middles(weeks: DrawnFigure['weeks'], period: Days) {
  const { points, anchors } = weekLine(weeks, period);
  const dates = new Set(anchors);
  return points.filter(({ date }) => dates.has(date));
}

/** A result with the points of its chart. */
export type DrawnFigure = ShownFigure & Pick<PublishedFigure, 'data' | 'weeks'>;

/** Returns the three results of the company or a department, in the order of the screens. */
export function ofCompany({ motivation, performance, sentiment }: CompanyAnswer): DrawnFigure[] {
  return [
    published('sentiment', sentiment),
    published('productivity', performance),
    published('motivation', motivation, motivation.isDefault),
  ];
}

/** Returns the three results of a team. */
export function ofTeam({ motivation, productivity, sentiments }: TeamAnswer): DrawnFigure[] {
  return [
    published('sentiment', sentiments),
    published('productivity', productivity),
    published('motivation', motivation, motivation.isDefault),
  ];
}

type Answer = Omit<PublishedFigure, 'weeks'> & { weeks?: PublishedFigure['weeks'] | undefined };

function published(metric: TrendMetric, { weeks = [], ...figure }: Answer, isDefault = false): DrawnFigure {
  return { metric, ...figure, weeks, isDefault };
}
