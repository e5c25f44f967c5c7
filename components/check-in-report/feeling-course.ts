import type { Output } from '#/lib/api/endpoint.ts';
import type { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';

type Course = Output<typeof getCheckInReportContract>['answers'][number]['course'];

/** How many equal check-ins in a row are worth mentioning. */
const RUN_MIN = 2;
/** How many bad check-ins are worth mentioning without being in a row, and which share of all feelings. */
const OFTEN = { count: 3, share: 0.4 };
const rank = { bad: 0, meh: 1, good: 2 };

/**
 * Returns what the last check-ins say: how many bad ones there were in a row, and whether no answer followed, or how
 * many of all were bad unless the last was good, or how many were missed in a row. Otherwise it says whether the last
 * was better or worse than the previous one; null if there is nothing to say.
 */
export function changeOf(course: Course) {
  const last = course.at(-1);
  if (!last) return null;
  const types = course.flatMap(({ emotion }) => emotion?.type ?? []);
  const run = types.length - 1 - types.findLastIndex((type) => type !== 'bad');
  const isRun = run >= RUN_MIN;
  const count = types.filter((type) => type === 'bad').length;
  const isOften = count >= OFTEN.count && count >= types.length * OFTEN.share;
  const often = isOften ? { kind: 'often' as const, count, of: types.length } : null;
  if (!last.isAnswered) {
    const silent = course.length - 1 - course.findLastIndex(({ isAnswered }) => isAnswered);
    const isSilent = silent >= RUN_MIN;
    // A single missing answer may still come.
    if (isRun && course[course.length - 1 - silent]?.emotion)
      return isSilent ? { kind: 'stopped' as const, count: run } : { kind: 'bad' as const, count: run };
    return often ?? (isSilent ? { kind: 'silent' as const, count: silent } : null);
  }
  const [type, before] = [types.at(-1), types.at(-2)];
  if (!last.emotion || !type || !before) return null;
  if (isRun) return { kind: 'bad' as const, count: run };
  if (often && type !== 'good') return often;
  if (type === before) return null;
  return { kind: rank[type] > rank[before] ? ('better' as const) : ('worse' as const), count: 1 };
}

/** Returns whether the last check-ins were bad so often that a leader should see it first. */
export function isConcerning(course: Course): boolean {
  const kind = changeOf(course)?.kind;
  return kind === 'bad' || kind === 'often' || kind === 'stopped';
}
