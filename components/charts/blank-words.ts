import type { Timeline } from '#/lib/domain/calendar/timeline.ts';

/** What stands in the place of a figure: where there is none to show, and where nothing was asked. */
export interface BlankWords {
  gap: string;
  off: string;
}

/** Words for a reader who sees every answer. */
export const plainBlanks: BlankWords = { gap: 'no answers', off: 'no check-in' };

/** Why places are empty, in words; null where they are not. */
export function describeBlanks(timeline: Timeline, { gap, off }: BlankWords): (string | null)[] {
  return timeline.map((value) => (value === undefined ? off : value === null ? gap : null));
}
