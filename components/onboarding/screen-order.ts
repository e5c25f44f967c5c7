import type { Walk } from '#/components/onboarding/onboarding-data.ts';
import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import { canWait } from '#/lib/domain/onboarding/steps/steps.policy.ts';

/** The screens of each step in order: one group of questions each, never more than fits a phone. */
const screensOfStep = {
  1: ['work', 'birthday', 'hopes'],
  2: ['company', 'company-values', 'administrators'],
  3: ['department'],
  4: ['team', 'check-ins', 'invites'],
  5: ['values'],
  6: ['rate', 'prioritise', 'baseline', 'reason'],
  7: ['result'],
} as const satisfies Record<StepId, readonly string[]>;

export type ScreenKey = (typeof screensOfStep)[StepId][number];

export interface Way {
  steps: readonly number[];
  /** The step that the server waits for. */
  step: number;
  /** An existing team is confirmed on one screen. */
  isTeamNew: boolean;
  /** The sub-step of the motivators to continue with, from 1. */
  subStep: number;
  /** Whether all priorities are met equally: then there is nothing to give a reason for. */
  isEven: boolean;
  /** Returns whether the required fields of a screen are filled in. */
  isFilled: (key: ScreenKey) => boolean;
}

/** Returns the screens that this person goes through, in order. */
export function screenKeys({ steps, isTeamNew, isEven }: Pick<Way, 'steps' | 'isTeamNew' | 'isEven'>): ScreenKey[] {
  return steps.flatMap((step): readonly ScreenKey[] => {
    if (step === 4 && !isTeamNew) return ['check-ins'];
    const keys = screensOfStep[step as StepId];
    return isEven ? keys.filter((key) => key !== 'reason') : keys;
  });
}

export function stepOf(key: ScreenKey): StepId {
  const entry = Object.entries(screensOfStep).find(([, keys]) => (keys as readonly string[]).includes(key));
  return Number(entry?.[0] ?? 1) as StepId;
}

/**
 * Returns the screen after a reload or on another device: in the step that the server waits for, after completed
 * screens.
 */
export function resumeAt(way: Way): ScreenKey {
  const own = screenKeys(way).filter((key) => stepOf(key) === way.step);
  const first = own[0] ?? 'work';
  if (way.step === 6) return own[Math.min(way.subStep, own.length) - 1] ?? first;
  return way.isFilled(first) ? (own[1] ?? first) : first;
}

/** Returns whether the server is ahead of this screen's answer: the rest was done elsewhere. */
export function isOvertaken({ steps, step }: Pick<Way, 'steps' | 'step'>, key: ScreenKey, serverStep: number): boolean {
  const next = steps[steps.indexOf(step) + 1] ?? step;
  return serverStep > (stepOf(key) === step ? next : step);
}

/** Returns whether a screen may be opened: everything before it is saved, or at least filled in. */
export function isReachable(way: Way, key: ScreenKey): boolean {
  const keys = screenKeys(way);
  const at = keys.indexOf(key);
  if (at < 0 || stepOf(key) > way.step) return false;
  return keys.slice(0, at).every((before) => stepOf(before) < way.step || way.isFilled(before));
}

/** Returns whether the person has just signed the company up, and creates its first team after these screens. */
export function isFoundingWalk({ isCompanyCreator, isCompleted, steps }: Walk): boolean {
  return isCompanyCreator && !isCompleted && !steps.includes(4);
}

/** Returns what the bar shows: when signing up a company, each screen is a step, and the first team the last. */
export function stageOf(walk: Walk, keys: readonly ScreenKey[], current: ScreenKey) {
  if (isFoundingWalk(walk)) return { step: keys.indexOf(current) + 1, steps: keys.length + 1 };
  return { step: walk.steps.indexOf(stepOf(current)) + 1, steps: walk.steps.length };
}

/**
 * Returns the walk once the previous screen is saved: the next one is open, even if the server waits for an earlier
 * step.
 */
export function reaching(walk: Walk, next: ScreenKey | undefined): Walk {
  return next ? { ...walk, step: Math.max(walk.step, stepOf(next)) } : walk;
}

/** Returns the unfinished steps, from the current one, that other people wait for. */
export function neededAhead({ steps, toDo, step }: Walk): StepId[] {
  return steps.filter((one) => one >= step && !canWait(one) && toDo.includes(one));
}

/** Returns whether no one waits for a screen's answers. */
export function canBeLeft(key: ScreenKey, isTeamOptional = false): boolean {
  if (key === 'team') return isTeamOptional;
  if (key === 'company-values' || key === 'administrators' || key === 'invites') return true;
  return key !== 'result' && canWait(stepOf(key));
}
