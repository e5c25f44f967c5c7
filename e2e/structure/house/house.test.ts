import { expect, it } from 'vitest';
import { type Figure, measureHouse, noted } from '#/e2e/structure/house/measure.ts';
import { withRoom } from '#/e2e/support/measures/ratchet.ts';

const figures = measureHouse();

it.each(Object.keys(noted) as Figure[])('%s is hardly larger than it was: see `npm run house`', (name) => {
  expect(figures[name]).toBeGreaterThanOrEqual(0);
  expect(figures[name]).toBeLessThanOrEqual(withRoom(noted[name]));
});
