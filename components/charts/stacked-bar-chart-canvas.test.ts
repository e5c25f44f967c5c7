import { expect, test, vi } from 'vitest';
import { fitsShare, readableOn, shareScales, stripHeights } from '#/components/charts/stacked-bar-chart-canvas.tsx';
import { missedMarks } from '#/components/charts/stacked-bar-chart-model.ts';

test('a share is written in the ink that is easier to read on its colour', () => {
  expect([readableOn('#23745a'), readableOn('#b8841b'), readableOn('#b73715')]).toEqual([
    '#ffffff',
    '#211d19',
    '#ffffff',
  ]);
  expect([readableOn('rgb(112, 173, 151)'), readableOn('rgb(252, 206, 123)')]).toEqual(['#211d19', '#211d19']);
});

test('a share is written where its text fits, and not where it would say 100% of a bar of one colour', () => {
  const tall = { width: 32, height: 200 };
  expect([fitsShare(50, 24, tall), fitsShare(100, 24, tall), fitsShare(99.7, 24, tall)]).toEqual([true, false, false]);
  expect([fitsShare(50, 24, { ...tall, width: 25 }), fitsShare(50, 24, { ...tall, height: 14 })]).toEqual([
    false,
    false,
  ]);
});

test('a bar of a strip is higher for a better feeling', () => {
  expect([1 / 3, 2 / 3, 1].map((part) => stripHeights([100, 0, null], part))).toEqual([
    [33, 0, null],
    [67, 0, null],
    [100, 0, null],
  ]);
});

test('a strip of days has its dates, and no axis for the height of its bars', () => {
  vi.stubGlobal('document', { body: null });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif' }));
  const model = { title: '', labels: [], bands: [], blanks: [], missed: [], unit: '%', summary: '' };
  const scales = (isStrip: boolean) => shareScales({ model, locale: 'en-GB', ink: '#000', grid: '#ccc' }, isStrip);
  expect([scales(true).y.display, scales(false).y.display]).toEqual([false, true]);
  expect(scales(true).x.ticks.display).toBe(true);
  vi.unstubAllGlobals();
});

test('only days that someone missed have a circle, just above the axis', () => {
  const arc = vi.fn<(...circle: number[]) => void>();
  const nothing = () => undefined;
  const ctx = { save: nothing, restore: nothing, setLineDash: nothing, beginPath: nothing, stroke: nothing, arc };
  const x = { getPixelForValue: (at: number) => at * 10 };
  const chart = { ctx, chartArea: { left: 0, right: 300, bottom: 50 }, scales: { x } };
  const marks: { afterDatasetsDraw?: unknown } = missedMarks([false, true, false], '#000');
  const draw = marks.afterDatasetsDraw as (on: unknown) => void;
  draw(chart);
  expect(arc.mock.calls).toEqual([[10, 42, 5, 0, 2 * Math.PI]]);
});
