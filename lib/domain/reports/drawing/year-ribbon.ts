import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';
import { axisDates } from '#/lib/domain/calendar/timeline.ts';
import type { ReportReader } from '#/lib/domain/reports/document/figure-words.ts';
import { box, type Drawn, label, picture, rect } from '#/lib/domain/reports/drawing/elements.ts';
import { contentWidth, describePoint, paint } from '#/lib/domain/reports/drawing/pieces.ts';

interface Month {
  date: string;
  good: number | null;
  meh: number | null;
  bad: number | null;
}

interface Year {
  months: readonly Month[];
  period: PeriodRange;
  /** The days when steps began. */
  starts: readonly string[];
}

const strip = { top: 5, height: 12 };
const GAP = 1.5;
const NOTCH = 4;

/** Draws the feelings of the last year by month, good on top, and marks where steps began; null below two months. */
export function yearRibbon(
  { months, period, starts }: Year,
  { document: t, locale }: Pick<ReportReader, 'document' | 'locale'>,
): Drawn | null {
  const monthsByDate = new Map(months.filter(({ good }) => good !== null).map((month) => [month.date, month]));
  if (monthsByDate.size < 2) return null;
  const dates = axisDates([...monthsByDate.keys()], period.bucket, period);
  const notches = new Set(starts.map((day) => bucketOf(day, period.bucket)));
  const step = contentWidth / dates.length;
  const cells = dates.flatMap((date, at) => {
    const month = monthsByDate.get(date);
    const place = { x: at * step, width: step - GAP };
    const { top, height } = strip;
    const notch = notches.has(date)
      ? [rect({ x: place.x + (place.width - NOTCH) / 2, y: 0, width: NOTCH, height: NOTCH, fill: paint.accent })]
      : [];
    if (!month) return [rect({ ...place, y: top + height / 2, height: 0.6, fill: paint.rule }), ...notch];
    let y = top;
    const parts = [
      [month.good, paint.shareGood],
      [month.meh, paint.shareMeh],
      [month.bad, paint.shareBad],
    ] as const;
    const fills = parts.flatMap(([share, fill]) => {
      if (!share) return [];
      const part = rect({ ...place, y, height: (share / 100) * height, fill });
      y += (share / 100) * height;
      return [part];
    });
    return [...fills, ...notch];
  });
  const nameOf = (at: number) => describePoint(dates[at] ?? period.from, { ...period, locale });
  const y = strip.top + strip.height + 9;
  return box(
    { marginBottom: 3 },
    picture(
      { width: contentWidth, height: y + 2 },
      ...cells,
      label({ x: 0, y }, nameOf(0)),
      label({ x: contentWidth / 2, y, anchor: 'middle' }, t('year')),
      label({ x: contentWidth - GAP, y, anchor: 'end' }, nameOf(dates.length - 1)),
    ),
  );
}
