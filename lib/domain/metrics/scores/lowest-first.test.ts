import { expect, test } from 'vitest';
import { orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';

const norm = (name: string, avg: number | null) => ({ id: 1, name, avg, personsBand: null, hiddenReason: null });

test('the least lived up to comes first, what is hidden last', () => {
  const norms = [norm('Trust', null), norm('Care', 0), norm('Focus', 81), norm('Candour', null), norm('Bold', 81)];
  expect(orderNorms(norms).map(({ name }) => name)).toEqual(['Care', 'Bold', 'Focus', 'Candour', 'Trust']);
});
