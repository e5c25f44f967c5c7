import type { HiddenReason, OverviewTeam } from '#/components/dashboards/company-dashboard.ts';

const protectsOthers = {
  title: 'Hidden to protect others',
  reason: 'Next to other figures, this one would show what a few people answered.',
};

/**
 * Why a figure above team level is hidden, or undefined when it is not; `minimum` is the company's smallest group.
 * @example describeHiddenFigure('group_too_small', 5)?.title // 'Fewer than 5 answers'
 */
export function describeHiddenFigure(hiddenReason: HiddenReason, minimum: number) {
  if (hiddenReason === null) return undefined;
  if (hiddenReason === 'protects_other_group') return protectsOthers;
  return {
    title: `Fewer than ${minimum} answers`,
    reason: 'So few answers at a time could show what a single person said, so they stay hidden.',
  };
}

/**
 * Why participation above team level is hidden, or undefined when it is not: it counts those who were asked.
 * @example describeHiddenParticipation('group_too_small', 5)?.title // 'Fewer than 5 people asked'
 */
export function describeHiddenParticipation(hiddenReason: HiddenReason, minimum: number) {
  if (hiddenReason === null) return undefined;
  if (hiddenReason === 'protects_other_group') return protectsOthers;
  return {
    title: `Fewer than ${minimum} people asked`,
    reason: 'With so few people, participation could show who answered, so it stays hidden.',
  };
}

/** True when one reason hides all three figures of a team, so that it need be said only once. */
export function hidesAllAlike({ motivation, productivity, sentiments }: OverviewTeam): boolean {
  const { hiddenReason } = motivation;
  return hiddenReason !== null && [productivity, sentiments].every((figure) => figure.hiddenReason === hiddenReason);
}
