import { describe, expect, it } from 'vitest';
import type { StepId } from '#/lib/domain/onboarding/constants.ts';
import {
  canGoWithoutTeam,
  placeAfterOnboarding,
  stepsFor,
  stepsOfWalk,
  stepsToDo,
} from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

const A = 'Administrator';
const D = 'Department Leader';
const T = 'Team Leader';
const M = 'Member';

describe('the steps of onboarding', () => {
  it.each<[RoleName[], boolean, number[], boolean]>([
    [[A], true, [1, 2, 5, 6, 7], false],
    [[A, T], true, [1, 2, 4, 5, 6, 7], false],
    [[A], false, [1, 4, 5, 6, 7], true],
    [[A, M], false, [1, 4, 5, 6, 7], true],
    [[A, T], false, [1, 4, 5, 6, 7], false],
    [[A, D], false, [1, 3, 5, 6, 7], false],
    [[D], false, [1, 3, 5, 6, 7], false],
    [[D, M], false, [1, 3, 5, 6, 7], false],
    [[T, D], false, [1, 3, 4, 5, 6, 7], false],
    [[T], false, [1, 4, 5, 6, 7], false],
    [[T, M], false, [1, 4, 5, 6, 7], false],
    [[M], false, [1, 5, 6, 7], false],
  ])('for %j, creator %s: %j, without a team %s', (roles, isCompanyCreator, steps, without) => {
    expect(stepsFor({ roles, isCompanyCreator })).toEqual(steps);
    expect(canGoWithoutTeam({ roles, isCompanyCreator })).toBe(without);
  });
});

it.each<[number[], number[]]>([
  [[], [1, 5, 6]],
  [
    [1, 2, 3, 4],
    [5, 6],
  ],
  [[6, 1], [5]],
  [[1, 5, 6], []],
])('if 2 to 4 aren’t shown, %j done leaves %j', (done, toDo) => {
  expect(stepsToDo([1, 5, 6, 7], { done, isCompleted: false })).toEqual(toDo);
});

it('a person who has finished only has optional steps left, whatever they lead by now', () => {
  expect(stepsToDo([1, 2, 4, 5, 6, 7], { done: [2, 5], isCompleted: true })).toEqual([1, 6]);
});

it.each<[string, boolean, boolean, StepId[]]>([
  ['all steps', false, false, [1, 2, 4, 5, 6, 7]],
  ['what others wait for, to the person who signed the company up', true, false, [2, 4]],
  ['what was left for later, after the end', true, true, [1, 5, 6, 7]],
])('the screens go through %s', (_, isCompanyCreator, isCompleted, walk) => {
  expect(stepsOfWalk([1, 2, 4, 5, 6, 7], { isCompanyCreator, isCompleted })).toEqual(walk);
});

it.each([
  [true, '/dashboard'],
  [false, '/assessment'],
])('an assessment completed %s leads to %s', (isCompleted, place) => {
  expect(placeAfterOnboarding({ isCompleted })).toBe(place);
});
