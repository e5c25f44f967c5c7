import type { useTranslations } from 'next-intl';
import type { Cause } from '#/components/actions/actions.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { bandFloor } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { LOW_NORM } from '#/lib/domain/metrics/scores/lowest-first.ts';

type FactorId = (typeof affectingFactors)[number]['id'];

interface CauseWords {
  t: ReturnType<typeof useTranslations<'actions.causes'>>;
  /** The name of a cause with how often it was named. */
  describeCause: (name: string, times: number | null, band: string | null) => string;
  /** The name for a cause in the team's own words. */
  own: string;
}

/** A longer choice helps no one. */
const FACTORS_MAX = 5;
const NORMS_MAX = 3;
/** What one person named once isn't a cause of the team. */
const LEAST_TIMES = 2;
/** Values rated this low come before what was named; with fewer ratings they say nothing about a team. */
const NORM_FIRST = 45;
const LEAST_PERSONS = 3;

type Figures = Pick<TeamDashboard, 'factors' | 'norms'>;

/**
 * Returns the causes for a step in what the reader sees. First comes what was named most when people felt bad, then the
 * values with the lowest ratings, and always a cause in the team's own words.
 */
export function listCauses({ factors, norms }: Figures, { t, describeCause, own }: CauseWords): Cause[] {
  const mentions = mostNamed(factors)
    .slice(0, FACTORS_MAX)
    .map(({ id, hurt }) => ({
      topic: `factor:${id}`,
      name: describeCause(t(`f${id as FactorId}`), hurt?.checkIns ?? null, hurt?.timesBand ?? null),
    }));
  const low = lowestNorms(norms, LOW_NORM)
    .slice(0, NORMS_MAX)
    .map(({ id, name }) => ({ topic: `norm:${id}`, name }));
  return [...mentions, ...low, { topic: 'other', name: own }];
}

/**
 * Returns the causes that advice may begin with, in order: values with very low ratings, then what was named most when
 * people felt bad. They have prepared steps.
 */
export function listAdvisedCauses({ factors, norms }: Figures, t: CauseWords['t']): Cause[] {
  const low = lowestNorms(norms, NORM_FIRST).filter(({ persons }) => persons === null || persons >= LEAST_PERSONS);
  return [
    ...low.map(({ id, name }) => ({ topic: `norm:${id}`, name })),
    ...mostNamed(factors).map(({ id }) => ({ topic: `factor:${id}`, name: t(`f${id as FactorId}`) })),
  ];
}

function mostNamed(factors: Figures['factors']) {
  return factors
    .map(({ id, hurt }) => ({ id, hurt, times: hurt ? (hurt.checkIns ?? bandFloor(hurt.timesBand)) : 0 }))
    .filter(({ times }) => times >= LEAST_TIMES)
    .toSorted((a, b) => b.times - a.times);
}

function lowestNorms(norms: Figures['norms'], below: number) {
  return norms
    .flatMap(({ id, name, avg, persons }) => (avg !== null && avg < below ? [{ id, name, avg, persons }] : []))
    .toSorted((a, b) => a.avg - b.avg);
}
