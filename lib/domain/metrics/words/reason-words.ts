import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';
import {
  type BandedDrivers,
  balanceBands,
  findWideDriver,
  listSide,
} from '#/lib/domain/metrics/scores/driver-balance.ts';
import { LOW_NORM, orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { LEAST_PERSONS } from '#/lib/domain/metrics/scores/norm-scores.ts';
import { midSentence } from '#/lib/domain/metrics/words/plain-words.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

interface SentenceReader {
  t: ReturnType<typeof wordsFor<'team-dashboard.sentence'>>;
  locale: string;
}

/** People don't read more. */
const NAMED = 2;
/** Named once, by one person, isn't what hurts a team. */
const LEAST_TIMES = 2;

type Mentions = { readonly checkIns: number | null; readonly timesBand: string | null } | null;

/** What was named in a team; `source` is null if its leaders read it by name. */
interface Named {
  readonly factors: readonly { readonly id: number; readonly helped: Mentions; readonly hurt: Mentions }[];
  readonly source: object | null;
}

/** Returns how often a reason was named with a feeling: a count, or the lowest number of its range. */
export function countMentions(mentions: Mentions): number {
  return mentions ? (mentions.checkIns ?? bandFloor(mentions.timesBand)) : 0;
}

const timesOf = ({ helped, hurt }: { helped: Mentions; hurt: Mentions }) => ({
  helped: countMentions(helped),
  hurt: countMentions(hurt),
});

/** Returns what was named with bad feelings: what hurt, as the chart begins, then what helped more than it hurt. */
export function listHurting<Factor extends { readonly helped: Mentions; readonly hurt: Mentions }>(
  factors: readonly Factor[],
): Factor[] {
  const hurt = listSide(factors, timesOf, 'hurt');
  const others = factors.filter((factor) => !hurt.includes(factor) && timesOf(factor).hurt > 0);
  return [...hurt, ...others.toSorted((a, b) => timesOf(b).hurt - timesOf(a).hurt)];
}

/**
 * Returns what hurt most, as the chart of reasons begins, in a sentence such as “What hurt most: workload (17×) and
 * deadlines (13×).”; null if nothing was named often enough.
 */
export function describeDrivers(reasons: Named, { t, locale }: SentenceReader): string | null {
  const { factors, source } = reasons;
  const drivers = listSide(factors, timesOf, 'hurt')
    .filter(({ hurt }) => countMentions(hurt) >= LEAST_TIMES)
    .slice(0, NAMED)
    .map(({ id, hurt }) => ({
      driver: t(`factor.f${id}` as 'factor.f1'),
      times: countMentions(hurt),
      band: hurt?.timesBand ?? '',
    }));
  const [first, second] = drivers;
  if (!first) return null;
  const list = new Intl.ListFormat(locale);
  const names = list.format(drivers.map(({ driver }) => driver));
  if (source !== null && first.band === second?.band)
    return t('hurt', { drivers: t('bandEach', { drivers: names, band: first.band }) });
  return t('hurt', { drivers: list.format(drivers.map((one) => t(source === null ? 'times' : 'band', one))) });
}

/**
 * Returns the norms that a sentence names and a chart marks as the lowest: at most two, all below the middle. One
 * member's ratings aren't a finding about the team, so there are none for them.
 */
export function listLowestNorms<Norm extends RatedNorm>({
  norms,
  member,
}: RatedNorms<Norm>): (Norm & { avg: number })[] {
  if (member !== 0) return [];
  return orderNorms(norms)
    .filter(({ persons }) => persons === null || persons >= LEAST_PERSONS)
    .flatMap((norm) => (norm.avg === null ? [] : [{ ...norm, avg: Math.round(norm.avg) }]))
    .filter(({ avg }) => avg < LOW_NORM)
    .slice(0, NAMED);
}

/**
 * Returns the lowest norms in a sentence such as “Lowest values: Respect 31, Trust 38.”, which keeps each name next to
 * its value; null without any.
 */
export function describeLowestNorms(rated: RatedNorms<RatedNorm>, { t, locale }: SentenceReader): string | null {
  const lowest = listLowestNorms(rated).map(({ name, avg }) =>
    t('norm', { name, value: avg }).replaceAll(' ', '\u00a0'),
  );
  if (lowest.length === 0) return null;
  return t('lowest', { count: lowest.length, norms: new Intl.ListFormat(locale, { type: 'unit' }).format(lowest) });
}

interface RatedNorms<Norm> {
  readonly norms: readonly Norm[];
  readonly member: number;
}

interface RatedNorm {
  readonly name: string;
  readonly avg: number | null;
  /** How many people rated it, if they are counted. */
  readonly persons: number | null;
}

interface Parts extends BandedDrivers {
  readonly parts: readonly BandedDrivers[];
  readonly kind: 'department' | 'team';
}

/**
 * Returns which reason hurts nearly everywhere, as in “Workload hurt in all 4 departments.”; null if there is none.
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
