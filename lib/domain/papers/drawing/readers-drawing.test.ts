import { describe, expect, it } from 'vitest';
import { paperFacts } from '#/e2e/support/scenes/paper-facts.ts';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { readersDrawing } from '#/lib/domain/papers/content/readers.present.ts';
import { linesOf } from '#/lib/domain/papers/drawing/readers-drawing.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const drawn = (minimum: number, locale = paperFacts('en').locale) => {
  const part = readersDrawing(locale, minimum);
  return part.kind === 'readers' ? part.drawing : expect.fail();
};

it('words in the drawing aren’t split', () => {
  expect(linesOf('One person’s check-in', 12)).toEqual(['One person’s', 'check-in']);
  expect(linesOf('Extraordinarily', 4)).toEqual(['Extraordinarily']);
});

describe.each([K_ANON_MIN, 5, K_ANON_MAX])('for a minimum group size of %i', (minimum) => {
  it.each(offeredLocales)('has a dot for each person and one for the single person, all inside, in %s', (locale) => {
    const { width, height, shapes } = drawn(minimum, locale);
    const dots = shapes.filter((shape) => shape.kind === 'dot');
    expect(dots).toHaveLength(minimum + 1);
    expect(dots.filter(({ isOwn }) => isOwn)).toHaveLength(2);
    for (const { x, y } of [...dots, ...shapes.filter((shape) => shape.kind === 'words')]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });
});
