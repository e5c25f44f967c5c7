import { describe, expect, it } from 'vitest';
import type { Walk } from '#/components/onboarding/onboarding-data.ts';
import {
  canBeLeft,
  isOvertaken,
  isReachable,
  neededAhead,
  reaching,
  resumeAt,
  type ScreenKey,
  screenKeys,
  stageOf,
  type Way,
} from '#/components/onboarding/screen-order.ts';
import type { StepId } from '#/lib/domain/onboarding/constants.ts';

const way = (changes: Partial<Way> & { filled?: ScreenKey[] } = {}): Way => ({
  steps: [1, 4, 5, 6, 7],
  step: 1,
  isTeamNew: true,
  subStep: 1,
  isEven: false,
  isFilled: (key) => changes.filled?.includes(key) ?? false,
  ...changes,
});

describe('the screens of onboarding', () => {
  it.each<[number[], boolean, string]>([
    [[1, 5, 6, 7], true, 'work birthday hopes values rate prioritise baseline reason result'],
    [[1, 2], true, 'work birthday hopes company company-values administrators'],
    [[1, 3], true, 'work birthday hopes department'],
    [[4], true, 'team check-ins invites'],
    [[4], false, 'check-ins'],
  ])('for steps %j with a new team %s: %s', (steps, isTeamNew, expected) => {
    expect(screenKeys({ steps, isTeamNew, isEven: false }).join(' ')).toBe(expected);
  });

  it('ask for no reason if all priorities are met equally', () => {
    expect(screenKeys({ steps: [6, 7], isTeamNew: true, isEven: true }).join(' ')).toBe(
      'rate prioritise baseline result',
    );
  });
});

it.each<[string, number, ScreenKey, number, boolean]>([
  ['the step after it', 1, 'hopes', 4, false],
  ['the same step', 1, 'work', 1, false],
  ['the step that was waited for, from one before', 5, 'work', 5, false],
  ['a step further on', 1, 'hopes', 6, true],
  ['the end, from one before', 4, 'work', 7, true],
  ['the end, from the last step', 6, 'reason', 7, false],
])('an answer that leads to %s', (_, step, key, serverStep, isOver) => {
  expect(isOvertaken(way({ step }), key, serverStep)).toBe(isOver);
});

const walk = (changes: Partial<Walk>): Walk => ({
  steps: [1, 3, 4, 5, 6, 7],
  toDo: [1, 3, 4, 5, 6],
  step: 1,
  isCompleted: false,
  isCompanyCreator: false,
  ...changes,
});

describe('leaving steps for later', () => {
  it.each<[string, Partial<Walk>, StepId[]]>([
    ['what others wait for comes next', {}, [3, 4]],
    ['without what is done', { toDo: [1, 4, 5, 6] }, [4]],
    ['and nothing of what is behind', { step: 5 }, []],
    ['and nothing if no one waits', { steps: [1, 5, 6, 7], toDo: [1, 5, 6] }, []],
  ])('%s', (_, changes, expected) => {
    expect(neededAhead(walk(changes))).toEqual(expected);
  });

  it.each<[ScreenKey, boolean, boolean]>([
    ['work', false, true],
    ['reason', false, true],
    ['company', false, false],
    ['company-values', false, true],
    ['administrators', false, true],
    ['department', false, false],
    ['team', false, false],
    ['team', true, true],
    ['check-ins', true, false],
    ['invites', false, true],
    ['result', false, false],
  ])('%s, the team optional %s: %s', (key, isTeamOptional, expected) => {
    expect(canBeLeft(key, isTeamOptional)).toBe(expected);
  });
});

it('the bar counts screens and the first team for a founder, steps for all others', () => {
  const founding = walk({ steps: [2], isCompanyCreator: true });
  expect(stageOf(founding, ['company', 'company-values', 'administrators'], 'administrators')).toEqual({
    step: 3,
    steps: 4,
  });
  expect(stageOf(walk({}), ['work', 'values'], 'values')).toEqual({ step: 4, steps: 6 });
});

it('the screen after a completed one is open, whatever the server waits for', () => {
  expect(reaching(walk({ steps: [3, 4], step: 3 }), 'team').step).toBe(4);
  expect(reaching(walk({ step: 6 }), 'birthday').step).toBe(6);
});

describe('continuing the onboarding', () => {
  it.each<[string, Way, ScreenKey]>([
    ['begins at the beginning', way(), 'work'],
    ['passes a first screen that is filled in', way({ filled: ['work'] }), 'birthday'],
    ['follows the sub-step of the motivators', way({ step: 6, subStep: 3 }), 'baseline'],
    ['stays with the reason when all sub-steps are there', way({ step: 6, subStep: 5 }), 'reason'],
    [
      'stays on the one screen of a team taken over',
      way({ step: 4, isTeamNew: false, filled: ['check-ins'] }),
      'check-ins',
    ],
    ['ends with the result', way({ step: 7, subStep: 5 }), 'result'],
  ])('%s', (_, state, key) => {
    expect(resumeAt(state)).toBe(key);
  });

  it.each<[ScreenKey, Way, boolean]>([
    ['work', way({ step: 5 }), true],
    ['values', way({ step: 5 }), true],
    ['rate', way({ step: 5 }), false],
    ['hopes', way(), false],
    ['hopes', way({ filled: ['work', 'birthday'] }), true],
    ['company', way({ step: 7 }), false],
  ])('%s can be opened at %o: %s', (key, state, expected) => {
    expect(isReachable(state, key)).toBe(expected);
  });
});
