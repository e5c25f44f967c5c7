import type { ReportAnswer } from '#/components/check-in-report/check-in-report.ts';

type Course = ReportAnswer['course'];

/** How many equal check-ins in a row are worth mentioning. */
const RUN_MIN = 2;
const rank = { bad: 0, meh: 1, good: 2 };

/**
 * Returns what the last check-in changed: how many bad ones, or missed ones, there were in a row up to it. Otherwise it
 * says whether it was better or worse than the previous one; null if there is nothing to say.
 */
export function changeOf(course: Course) {
  const last = course.at(-1);
  if (!last) return null;
  if (!last.isAnswered) {
    const silent = course.length - 1 - course.findLastIndex(({ isAnswered }) => isAnswered);
    return silent >= RUN_MIN ? { kind: 'silent' as const, count: silent } : null;
  }
  const types = course.flatMap(({ emotion }) => emotion?.type ?? []);
  const [type, before] = [types.at(-1), types.at(-2)];
  if (!last.emotion || !type || !before) return null;
  if (type === 'bad' && before === 'bad') {
    return { kind: 'bad' as const, count: types.length - 1 - types.findLastIndex((other) => other !== 'bad') };
  }
  if (type === before) return null;
  return { kind: rank[type] > rank[before] ? ('better' as const) : ('worse' as const), count: 1 };
}
