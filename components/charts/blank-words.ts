import type { useTranslations } from 'next-intl';
import type { Timeline } from '#/lib/domain/calendar/timeline.ts';

/** The words of points, which a chart is prepared with. */
export type ChartWords = ReturnType<typeof useTranslations<'charts.points'>>;

/** Why an index has no value. */
export type BlankKind = 'gap' | 'off' | 'published' | 'notCompared';

/** Shown instead of a value: if there is none to show, and if nothing was asked. */
export interface Blanks {
  gap: BlankKind;
  off: BlankKind;
}

/** Reasons for a reader who sees every answer. */
export const plainBlanks: Blanks = { gap: 'gap', off: 'off' };
/** Reasons for published results: a day, week or month without a batch may have had some answers. */
export const publishedBlanks: Blanks = { gap: 'published', off: 'published' };

/** Returns by index why there is no value; null if there is one. */
export function blanksOf(timeline: Timeline, { gap, off }: Blanks): (BlankKind | null)[] {
  return timeline.map((value) => (value === undefined ? off : value === null ? gap : null));
}

/** Returns the reasons in words, and null for values that are there. */
export function describeBlanks(blanks: readonly (BlankKind | null)[], t: ChartWords): (string | null)[] {
  return blanks.map((kind) => kind && t(`blank.${kind}`));
}

/** Says how many points have no value, for each reason. */
export function describeMissing(kinds: readonly (BlankKind | null)[], t: ChartWords): string[] {
  return [...Map.groupBy(kinds, (kind) => kind)].flatMap(([kind, { length }]) =>
    kind === null ? [] : [t(`summary.missing.${kind}`, { count: length, total: kinds.length })],
  );
}
