import type { TeamSight } from '#/lib/domain/coaching/evaluations/team-sight.ts';
import { RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { addUp } from '#/lib/domain/metrics/publication/published-figure.ts';

/** A factor with its share among the check-ins with that feeling, in whole percent. */
export interface NamedFactor {
  readonly id: number;
  readonly share: number;
}

/**
 * Returns the factors that a team named in many of its check-ins with bad (`low`) or good (`high`) feelings in a month,
 * the most named first; none that was named fewer times than the
 * smallest group has people, and none where such feelings are rare.
 */
export function mostNamed({ factors, days, k }: TeamSight, feeling: 'high' | 'low'): NamedFactor[] {
  const felt = addUp(days.sentiment.filter(({ isNow }) => isNow));
  const feelings = felt?.[feeling] ?? 0;
  if (!felt || feelings === 0 || (100 * feelings) / felt.answers < RULES.feelingShare) return [];
  return factors
    .filter((factor) => factor[feeling] >= k)
    .map((factor) => ({ id: factor.id, share: Math.round((100 * factor[feeling]) / feelings) }))
    .filter(({ share }) => share >= RULES.factorShare)
    .sort((a, b) => b.share - a.share || a.id - b.id);
}
