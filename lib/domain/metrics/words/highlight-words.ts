import {
  classifyChange,
  type Finding,
  type JudgedFigure,
  wayOf,
} from '#/lib/domain/metrics/changes/classify-change.ts';
import type { Highlight, Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { categoryOf, titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
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
  const startsWithFigure = reason === 'fell' || reason === 'rose' || reason === 'below';
  // Low motivation is no category, and said as one.
  return why(kind === 'watch' ? 'stillHigh' : reason === 'low' ? 'category' : reason, {
    metric: about(`${startsWithFigure ? 'metric' : 'inSentence'}.${metric}`),
    points: Math.abs(change ?? 0),
    rising: describeWay(change),
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
    rising: describeWay(change),
    category: titleCategory(categoryId, titles),
    // This one has the name of its score.
    named: categoryOf(categoryId).key === 'wearing' ? 'yes' : 'no',
  });
}

/** Returns whether a score rose, as sentences ask for it. */
function describeWay(change: number | null): 'yes' | 'no' | 'unknown' {
  if (change === null || change === 0) return 'unknown';
  return change > 0 ? 'yes' : 'no';
}

type Fragment = StandingWords['about'];

/** Returns in a few words what moved differently last week; null if nothing did. */
export function describeWeek(moves: readonly Finding[] | undefined, t: Fragment, locale: string): string | null {
  if (!moves?.length) return null;
  const words = moves.map(({ metric, value, change }) => {
    const rising = change > 0 ? 'yes' : 'no';
    return t('lastWeek', { metric: t(`inSentence.${metric}`), points: Math.abs(change), value, rising });
  });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
}

type Score = Pick<Highlight<{ readonly id: number }>, 'team' | 'metric' | 'value'>;

/** Returns last week's score of the team if it was lower, although the score rose over the period; else undefined. */
export function findLower<Of extends Score>(
  { team, metric, value, change }: Score & Pick<Highlight<unknown>, 'change'>,
  week: readonly Of[],
): Of | undefined {
  if (change === null || change <= 0) return undefined;
  return week.find((one) => one.team.id === team.id && one.metric === metric && one.value < value);
}

/** Returns in brackets which score of a team fell, by how much and to what. */
export function describeFall(
  { metric, value, change }: Pick<Highlight<unknown>, 'metric' | 'value' | 'change'>,
  t: Fragment,
): string {
  return `(${t('fall', { metric: t(`inSentence.${metric}`), points: Math.abs(change ?? 0), value })})`;
}

/**
 * Returns in brackets which score of a team rose, by how much and to what, and what last week says otherwise, after its
 * name if that isn’t a link.
 */
export function describeRise(
  highlight: Omit<Highlight<unknown>, 'categoryId'>,
  { t, locale, name = '' }: { t: Fragment; locale: string; name?: string },
): string {
  const { metric, value, change, lastWeek } = highlight;
  const rise = t('rise', { metric: t(`inSentence.${metric}`), points: Math.abs(change ?? 0), value });
  const week = describeWeek(lastWeek, t, locale);
  return `${name} (${[rise, week].filter((words) => words !== null).join('; ')})`.trim();
}

/** People don't read more. */
const MOVES = 2;

interface Parts {
  readonly kind: 'department' | 'team';
  readonly parts: readonly (Readonly<Record<TrendMetric, JudgedFigure>> & { readonly name: string })[];
}

/**
 * Says in which departments a score clearly changed that didn't in the company: “By department, sentiment fell in Sales
 * and rose in Legal.” Null if there are none, and for teams, which other sentences name.
 */
export function describeParts(
  { kind, parts }: Parts,
  whole: readonly Finding[],
  { t, locale }: { t: Fragment; locale: string },
): string | null {
  const list = new Intl.ListFormat(locale);
  const moves = (kind === 'team' ? [] : whole).flatMap((finding) => {
    const { metric } = finding;
    const clear = parts.filter((part) => classifyChange(metric, part[metric]) === 'clear');
    const namesOf = (sign: 1 | -1) =>
      clear.filter((part) => Math.sign(part[metric].change ?? 0) === sign).map(({ name }) => name);
    const [down, up] = [namesOf(-1), namesOf(1)];
    if (wayOf(finding) !== 'flat' || clear.length === 0) return [];
    const way = up.length === 0 ? 'fell' : down.length === 0 ? 'rose' : 'both';
    return [t('moved', { metric, way, down: list.format(down), up: list.format(up) })];
  });
  return moves.length === 0 ? null : t('byDepartment', { moves: moves.slice(0, MOVES).join(t('join')) });
}
