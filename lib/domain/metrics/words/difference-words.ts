import {
  type Finding,
  findDifferences,
  findMoves,
  type Periods,
  wayOf,
} from '#/lib/domain/metrics/changes/classify-change.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

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

/** Says what moved differently last week, as an answer of the API has it; null if nothing did. */
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
