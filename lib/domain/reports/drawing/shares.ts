import type { PeriodRange } from '#/lib/domain/calendar/period.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import { type ReportReader, whole } from '#/lib/domain/reports/document/figure-words.ts';
import { box, card, type Drawn, label, picture, rect, stroke, text } from '#/lib/domain/reports/drawing/elements.ts';
import { contentWidth, describePoint, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { formatPercent } from '#/lib/words/format-percent.ts';

interface Shares {
  good: number | null;
  meh: number | null;
  bad: number | null;
}

type DatedShares = Shares & { date: string };

interface Part {
  name: string;
  value: number | null;
  colour: string;
}

const width = contentWidth - 26;
/** The size of a bar that has room for its number. */
const READABLE = { width: 24, height: 9 };
const plot = { left: 22, top: 4, bottom: 66, height: 80 };

interface SharesOverTime {
  typesAvg: Shares;
  typesData: readonly DatedShares[];
  /** By week, over several weeks of days. */
  typesWeeks?: readonly DatedShares[] | undefined;
}

/**
 * Draws the shares of feelings, over the period and for each of its weeks or points; null if there are none to show. A
 * week with its numbers says more than days, on which few may have answered.
 */
export function sentimentShares(
  { typesAvg, typesData, typesWeeks = [] }: SharesOverTime,
  period: PeriodRange,
  { document: t, locale }: Pick<ReportReader, 'document' | 'locale'>,
): Drawn | null {
  if (typesAvg.good === null) return null;
  const parts = partsOf(typesAvg).map((part) => ({ ...part, name: t(`shares.${part.kind}`) }));
  const isByWeek = period.bucket === 'day' && typesWeeks.length > 1;
  const days = isByWeek ? ({ ...period, bucket: 'week' } as const) : period;
  const columns = shareColumns(isByWeek ? typesWeeks : typesData, { period: days, locale });
  return card({ title: t('shares.title'), note: t('shares.note') }, shareBar(parts, locale), columns);
}

/** Draws one bar of shares in whole percent, with their names below. */
export function shareBar(parts: readonly Part[], locale: string): Drawn {
  const visibleParts = parts.filter(({ value }) => value !== null && value > 0);
  return box(
    { gap: 5, marginBottom: 8 },
    box(
      { flexDirection: 'row', height: 10, borderRadius: 3, overflow: 'hidden', gap: 1 },
      ...visibleParts.map(({ value, colour }) => box({ flexGrow: value ?? 0, flexBasis: 0, backgroundColor: colour })),
    ),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 3 },
      ...parts.map(({ name, value, colour }) =>
        box(
          { flexDirection: 'row', alignItems: 'center', gap: 4 },
          box({ width: 7, height: 7, borderRadius: 2, backgroundColor: colour }),
          text({ fontSize: 8 }, `${name} ${formatPercent(whole(value), locale)}`),
        ),
      ),
    ),
  );
}

/** Returns the shares in drawing order. As on the screens, bad answers come first: at the bottom and on the left. */
function partsOf({ good, meh, bad }: Shares) {
  return [
    { kind: 'bad', value: bad, colour: paint.shareBad },
    { kind: 'meh', value: meh, colour: paint.shareMeh },
    { kind: 'good', value: good, colour: paint.shareGood },
  ] as const;
}

function shareColumns(
  points: readonly DatedShares[],
  { period, locale }: { period: PeriodRange; locale: string },
): Drawn | null {
  if (points.length < 2) return null;
  const { bucket } = period;
  const byDate = new Map(points.map((point) => [point.date, point]));
  const dates = axisDates([...byDate.keys()], bucket, period);
  const data = dates.map((date) => byDate.get(date) ?? { date, good: null, meh: null, bad: null });
  const step = (width - plot.left) / data.length;
  const thickness = Math.min(bucket === 'week' ? 56 : 22, step * 0.72);
  const full = plot.bottom - plot.top;
  const every = Math.ceil(data.length / 7);
  return picture(
    { width, height: plot.height },
    ...[0, 50, 100].flatMap((value) => {
      const y = plot.bottom - (value / 100) * full;
      return [
        stroke({ x1: plot.left, y1: y, x2: width, y2: y, stroke: paint.grid, strokeWidth: 0.6 }),
        label({ x: plot.left - 5, y: y + 2.4, anchor: 'end' }, `${value}`),
      ];
    }),
    ...data.flatMap((point, at) => {
      const middle = plot.left + (at + 0.5) * step;
      let y = plot.bottom;
      const bars = partsOf(point).flatMap(({ kind, value, colour }) => {
        if (!value) return [];
        const height = (value / 100) * full;
        y -= height;
        const bar = rect({ x: middle - thickness / 2, y, width: thickness, height, fill: colour });
        if (thickness < READABLE.width || height < READABLE.height) return [bar];
        const place = { x: middle, y: y + height / 2 + 2.4, anchor: 'middle', size: 6.5 } as const;
        return [bar, label({ ...place, colour: kind === 'meh' ? paint.ink : paint.paper }, `${whole(value)}`)];
      });
      const words =
        at % every === 0
          ? [
              label(
                { x: middle, y: plot.height - 3, anchor: 'middle' },
                describePoint(point.date, { ...period, locale }),
              ),
            ]
          : [];
      return [...bars, ...words];
    }),
  );
}
