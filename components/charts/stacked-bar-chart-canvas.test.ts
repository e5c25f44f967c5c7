import { expect, test } from 'vitest';
import { readableOn } from '#/components/charts/stacked-bar-chart-canvas.tsx';

test('a share is written in the ink that is easier to read on its colour', () => {
  expect([readableOn('#23745a'), readableOn('#b8841b'), readableOn('#b73715')]).toEqual([
    '#ffffff',
    '#211d19',
    '#ffffff',
  ]);
  expect([readableOn('rgb(112, 173, 151)'), readableOn('rgb(252, 206, 123)')]).toEqual(['#211d19', '#211d19']);
});
