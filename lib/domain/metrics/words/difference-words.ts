import type { ChangeKind } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { Finding } from '#/lib/domain/metrics/words/finding-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type Way = 'up' | 'down' | 'flat';

interface Periods {
  /** The findings that the text is about. */
  readonly story: readonly Finding[];
  /** What another period of the same group found. */
  readonly other: readonly Finding[];
}

const moves: readonly ChangeKind[] = ['clear', 'small'];

function wayOf({ kind, change }: Finding): Way {
  if (!moves.includes(kind)) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/**
 * Returns the findings of the other period that contradict the story: the same score moved in the opposite direction,
 * or in only one of the two periods. A score without a comparison contradicts nothing.
 */
export function findDifferences({ story, other }: Periods): Finding[] {
  return other.filter((finding) => {
    const same = story.find(({ metric }) => metric === finding.metric);
    return same && same.kind !== 'none' && finding.kind !== 'none' && wayOf(same) !== wayOf(finding);
  });
}

/** Returns the findings that contradict the story and moved, which is what a longer period is silent about. */
export function findMoves(periods: Periods): Finding[] {
  return findDifferences(periods).filter((finding) => wayOf(finding) !== 'flat');
}

interface Difference extends Periods {
  /** The other period, inside a sentence; null for last week. */
  readonly during: string | null;
}

/**
 * Returns a sentence that keeps two periods of a group from contradicting each other, such as “It looks different in
 * the last 30 days: sentiment 57 (up 14 points).”; null if they agree. Next to a longer period, only scores that moved
 * last week are mentioned.
 */
export function describeDifference(
  { story, other, during }: Difference,
  { t, locale }: Pick<FigureReader, 't' | 'locale'>,
): string | null {
  const differences = during === null ? findMoves({ story, other }) : findDifferences({ story, other });
  if (differences.length === 0) return null;
  const values = listDifferences(differences, { t, locale });
  return during === null ? t('finding.differs.week', { values }) : t('finding.differs.period', { during, values });
}

/** Says what moved otherwise last week, as an answer of the API has it; null if nothing did. */
export function describeLastWeek(
  moves: readonly Finding[] | undefined,
  reader: Pick<FigureReader, 't' | 'locale'>,
): string | null {
  if (!moves?.length) return null;
  return reader.t('finding.differs.week', { values: listDifferences(moves, reader) });
}

function listDifferences(differences: readonly Finding[], { t, locale }: Pick<FigureReader, 't' | 'locale'>): string {
  const parts = differences.map((finding) => {
    const { metric, value, change, kind } = finding;
    const way = kind === 'steady' ? 'steady' : wayOf(finding);
    return t('finding.differs.value', { metric, value, points: Math.abs(change), way });
  });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
