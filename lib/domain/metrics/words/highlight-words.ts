import type { Highlight, Judged } from '#/lib/domain/metrics/changes/highlights.ts';
import { type BandedDrivers, balanceBands, findWideDriver } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { midSentence } from '#/lib/domain/metrics/words/plain-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

type NamedTeam = { readonly id: number; readonly name: string };
type TeamHighlight = Omit<Highlight<NamedTeam>, 'categoryId'>;

interface How {
  t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  locale: string;
  /** Words for a team in a sentence; its name by default. */
  nameOf?: (team: NamedTeam) => string;
}

/** People don't read more. */
const SENTENCES = 2;

/** Returns where the results come from, in up to two sentences: what fell, what rose, and where people feel worst. */
export function describePlaces(
  { attention, risen, success }: Record<'attention' | 'risen' | 'success', readonly TeamHighlight[]>,
  { t, locale, nameOf = ({ name }) => name }: How,
): string[] {
  const factsOf = ({ team, metric, value, change }: TeamHighlight) => ({
    team: nameOf(team),
    metric: t(`inSentence.${metric}`),
    value,
    points: Math.abs(change ?? 0),
  });
  const fallen = attention.find(({ reason }) => reason === 'fell');
  const up = [...success, ...risen].find(({ reason }) => reason === 'rose');
  const low = attention.filter(({ reason, metric }) => metric === 'sentiment' && reason !== 'fell');
  const list = new Intl.ListFormat(locale);
  const sentences = [
    fallen && t('fallen', factsOf(fallen)),
    up && t('risen', factsOf(up)),
    low.length > 0 &&
      t('lowest', {
        teams: list.format(low.map(({ team }) => nameOf(team))),
        values: list.format(low.map(({ value }) => String(value))),
      }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').slice(0, SENTENCES);
}

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

interface Parts extends BandedDrivers {
  readonly parts: readonly BandedDrivers[];
  readonly kind: 'department' | 'team';
}

/**
 * Returns which reason hurts nearly everywhere, as in “Workload hurts in all 4 departments.”; null if there is none.
 */
export function describeWideDriver(
  breakdown: Parts,
  { t, locale }: { t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>; locale: string },
): string | null {
  const { parts, kind } = breakdown;
  const wide = findWideDriver(parts, balanceBands(breakdown));
  if (!wide) return null;
  const { first, next, total } = wide;
  return t(next?.count === first.count ? 'hurtsBoth' : 'hurts', {
    driver: first.label,
    count: first.count,
    total,
    kind,
    all: first.count === total ? 'yes' : 'no',
    next: next ? midSentence(next.label, locale) : 'none',
    nextCount: next?.count ?? 0,
  });
}
