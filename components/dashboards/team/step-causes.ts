import type { useTranslations } from 'next-intl';
import type { Cause } from '#/components/actions/actions.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import type { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { LOW_NORM } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { countMentions, listHurting } from '#/lib/domain/metrics/words/reason-words.ts';

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

type Figures = Pick<TeamDashboard, 'factors' | 'norms'>;

/**
 * Returns the causes for a step in what the reader sees. First comes what hurt most, as the chart and the sentence of
 * the dashboard begin, then what helped more than it hurt, then the values with the lowest ratings, and always a cause
 * in the team's own words.
 */
export function listCauses(figures: Figures, { t, describeCause, own }: CauseWords): Cause[] {
  const mentions = listCommon(figures)
    .slice(0, FACTORS_MAX)
    .map(({ id, hurt }) => ({
      topic: `factor:${id}`,
      name: describeCause(t(`f${id as FactorId}`), hurt?.checkIns ?? null, hurt?.timesBand ?? null),
    }));
  const low = lowestNorms(figures.norms, LOW_NORM)
    .slice(0, NORMS_MAX)
    .map(({ id, name }) => ({ topic: `norm:${id}`, name }));
  return [...mentions, ...low, { topic: 'other', name: own }];
}

/** Returns the causes that advice may begin with, which have prepared steps, in the order of `listCauses`. */
export function listAdvisedCauses(figures: Figures, t: CauseWords['t']): Cause[] {
  return listCauses(figures, { t, describeCause: (name) => name, own: '' }).slice(0, -1);
}

function listCommon({ factors }: Figures) {
  return listHurting(factors).filter(({ hurt }) => countMentions(hurt) >= LEAST_TIMES);
}

function lowestNorms(norms: Figures['norms'], below: number) {
  return norms
    .flatMap(({ id, name, avg, persons }) => (avg !== null && avg < below ? [{ id, name, avg, persons }] : []))
    .toSorted((a, b) => a.avg - b.avg);
}
