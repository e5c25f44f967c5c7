import { expect, it } from 'vitest';
import { nextStep } from '#/components/tour/next-step.ts';

const steps = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it.each([
  [0, [], false, 1],
  [0, ['b', 'c'], false, 3],
  [1, ['b', 'c', 'd'], false, undefined],
  [3, ['c'], true, 1],
  [1, ['a', 'b'], true, undefined],
])('from %i without %j, back %j: %s', (from, leftOut, isBack, expected) => {
  expect(nextStep(steps, { from, leftOut, isBack })).toBe(expected);
});
