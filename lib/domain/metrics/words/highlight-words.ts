import type { Highlight, Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

interface StandingWords {
  why: ReturnType<typeof wordsFor<'teams-overview.table.why'>>;
  about: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
}

/**
 * Returns in a few words why a team stands out, which take the place of its category in tables, in files and on its own
 * page; null if it doesn't, or if its category says the same.
 */
export function describeStanding(highlight: Judged<unknown> | null, { why, about }: StandingWords): string | null {
  if (!highlight || (highlight.kind === 'success' && highlight.reason === 'category')) return null;
  const { kind, reason, metric, change } = highlight;
  const startsWithFigure = reason === 'fell' || reason === 'rose';
  return why(kind === 'watch' ? 'stillHigh' : reason, {
    metric: about(`${startsWithFigure ? 'metric' : 'inSentence'}.${metric}`),
    points: Math.abs(change ?? 0),
    rising: change !== null && change > 0 ? 'yes' : 'no',
  });
}

/** Returns in full why a team stands out, with its score. */
export function describeHighlight(
  {
    reason,
    metric,
    value,
    change,
    categoryId,
  }: Omit<Highlight<unknown>, 'categoryId'> & { readonly categoryId: number },
  { about, titles }: Pick<StandingWords, 'about'> & Pick<FigureReader, 'titles'>,
): string {
  return about(`reason.${reason}`, {
    metric: about(`metric.${metric}`),
    value,
    points: Math.abs(change ?? 0),
    rising: change !== null && change > 0 ? 'yes' : 'no',
    category: titleCategory(categoryId, titles),
  });
}

/** Returns in brackets which score of a team rose, by how much and to what, after its name if that isn't a link. */
export function describeRise(
  highlight: Omit<Highlight<unknown>, 'categoryId'>,
  t: StandingWords['about'],
  name = '',
): string {
  const { metric, value, change } = highlight;
  return `${name} (${t('rise', { metric: t(`inSentence.${metric}`), points: Math.abs(change ?? 0), value })})`.trim();
}
