import { expect, it } from 'vitest';
import { classifyDriver } from '#/components/dashboards/breakdown/driver-verdict.ts';

it.each([
  [undefined, undefined],
  [{ helped: null, hurt: null }, undefined],
  [{ helped: '5–9', hurt: null }, 'helped'],
  [{ helped: '5–9', hurt: '20–49' }, 'hurt'],
  [{ helped: '20–49', hurt: '20–49' }, 'both'],
] as const)('%j is judged %s', (driver, verdict) => {
  expect(classifyDriver(driver)).toBe(verdict);
});
