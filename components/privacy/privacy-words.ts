import type { useTranslations } from 'next-intl';

/** From this many people, a company has enough groups of five. */
const SMALL_COMPANY = 20;
const LEAST = 3;

/** The sentences of `privacy.means`. */
type Words = ReturnType<typeof useTranslations<'privacy.means'>>;

/** Says what this minimum group size means for small teams and for the results of leaders. */
export function describeSmallestGroup(size: number, t: Words): string {
  if (size === LEAST) return t('least', { size });
  if (size < 5) return t('small', { size });
  if (size === 5) return t('standard', { size });
  return size < 10 ? t('large', { size }) : t('largest', { size });
}

/**
 * Returns in words what waiting for twice as many answers means. Source: bench/results/figures.md, teams that
 * all feel alike in 0.3 to 1.3% of their figures instead of 1.9 to 4.9%.
 */
export function describeMoreCareful(size: number, t: Words): string {
  return t('careful', { answers: 2 * size, size });
}

/** Returns advice if the chosen size would hide most of a company's groups, otherwise null. */
export function adviseSmallCompany(
  { size, peopleCount }: { size: number; peopleCount: number },
  t: Words,
): string | null {
  if (peopleCount >= SMALL_COMPANY || size === LEAST) return null;
  return t('smallCompany', { people: peopleCount, size, small: SMALL_COMPANY, least: LEAST });
}
