import { expect, it } from 'vitest';
import { limits, measureHouse, noted } from '#/e2e/structure/house/measure.ts';
import { withRoom } from '#/e2e/support/measures/ratchet.ts';

const figures = measureHouse();

it.each(Object.keys(noted) as (keyof typeof noted)[])(
  '%s is hardly larger than it was: see `npm run house`',
  (name) => {
    expect(figures[name]).toBeGreaterThanOrEqual(0);
    expect(figures[name]).toBeLessThanOrEqual(withRoom(noted[name]));
  },
);

it.each(Object.keys(limits) as (keyof typeof limits)[])('%s stays within its limit', (name) => {
  expect(figures[name]).toBeGreaterThan(0);
  expect(figures[name]).toBeLessThanOrEqual(limits[name]);
});
