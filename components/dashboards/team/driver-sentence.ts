import type { useTranslations } from 'next-intl';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';

type FactorId = (typeof affectingFactors)[number]['id'];
type SentenceWords = ReturnType<typeof useTranslations<'team-dashboard.sentence'>>;

/** More are not read. */
const NAMED = 2;
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
