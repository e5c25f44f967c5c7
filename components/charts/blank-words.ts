import type { useTranslations } from 'next-intl';
import type { Timeline } from '#/lib/domain/calendar/timeline.ts';

/** The words of points, which a chart is prepared with. */
export type ChartWords = ReturnType<typeof useTranslations<'charts.points'>>;

/** Why a place is empty. */
export type BlankKind = 'gap' | 'off' | 'published' | 'notCompared';

/** What stands in the place of a figure: where there is none to show, and where nothing was asked. */
export interface Blanks {
  gap: BlankKind;
  off: BlankKind;
}

/** For a reader who sees every answer. */
export const plainBlanks: Blanks = { gap: 'gap', off: 'off' };
/** For figures that are published: a day, week or month without a batch may have had some answers. */
export const publishedBlanks: Blanks = { gap: 'published', off: 'published' };

/** Why places are empty; null where they aren't. */
export function blanksOf(timeline: Timeline, { gap, off }: Blanks): (BlankKind | null)[] {
  return timeline.map((value) => (value === undefined ? off : value === null ? gap : null));
}

/** The same in words. */
export function describeBlanks(blanks: readonly (BlankKind | null)[], t: ChartWords): (string | null)[] {
  return blanks.map((kind) => kind && t(`blank.${kind}`));
}
