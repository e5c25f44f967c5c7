import type { useTranslations } from 'next-intl';
import { LOW_NORM, orderNorms } from '#/components/dashboards/norms-order.ts';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';

type FactorId = (typeof affectingFactors)[number]['id'];
type SentenceWords = ReturnType<typeof useTranslations<'team-dashboard.sentence'>>;

/** More are not read. */
const NAMED = 2;
/** What fewer rated says nothing of a team yet. */
const LEAST_PERSONS = 3;
/** Named once, by one person, is not "most named". */
const LEAST_TIMES = 2;

type Named = Pick<TeamDashboard, 'factors' | 'member' | 'source'>;

/**
 * Returns what was named most when people felt bad, in a sentence such as “Most named when people felt bad: workload
 * (17×) and deadlines (13×).”; null where nothing was named often enough.
 */
export function describeDrivers(
  { factors, member, source }: Named,
  { t, locale }: { t: SentenceWords; locale: string },
): string | null {
  const drivers = factors
    .flatMap(({ id, hurt }) =>
      hurt ? [{ id, band: hurt.timesBand, times: hurt.checkIns ?? bandFloor(hurt.timesBand) }] : [],
    )
    .filter(({ times }) => times >= LEAST_TIMES)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, NAMED)
    .map(({ id, band, times }) => {
      const driver = t(`factor.f${id as FactorId}`);
      return isByName({ source }) ? t('times', { driver, times }) : t('band', { driver, band: band ?? '' });
    });
  if (drivers.length === 0) return null;
  return t(member === 0 ? 'hurt' : 'hurtOne', { drivers: new Intl.ListFormat(locale).format(drivers) });
}

/**
 * Returns the norms that are lived up to least, in a sentence such as “Lowest values: Respect 31, Trust 38.”; null where
 * all are lived up to half-way. Of one member they are no finding about the team.
 */
export function describeLowestNorms(
  { norms, member }: Pick<TeamDashboard, 'norms' | 'member'>,
  { t, locale }: { t: SentenceWords; locale: string },
): string | null {
  if (member !== 0) return null;
  const lowest = orderNorms(norms)
    .filter(({ persons }) => persons === null || persons >= LEAST_PERSONS)
    .flatMap(({ name, avg }) => (avg === null ? [] : [{ name, value: Math.round(avg) }]))
    .filter(({ value }) => value < LOW_NORM)
    .slice(0, NAMED)
    .map((norm) => t('norm', norm));
  if (lowest.length === 0) return null;
  return t('lowest', { norms: new Intl.ListFormat(locale, { type: 'unit' }).format(lowest) });
}
