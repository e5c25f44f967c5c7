import { describe, expect, test } from 'vitest';
import { placeBox, raiseBox, spreadLabels } from '#/components/charts/chart-scales.ts';
import { placeEnd } from '#/components/charts/line-labels.ts';
import { pointRadii } from '#/components/charts/point-radii.ts';
import { sparklinePath } from '#/components/charts/sparkline-path.ts';
import { linkPlaces, type Timeline } from '#/lib/domain/calendar/timeline.ts';

describe('spreadLabels', () => {
  test('keeps labels that are far enough apart', () => {
    expect(spreadLabels([10, 40, 90], 16, 0, 100)).toEqual([10, 40, 90]);
  });
  test('moves close ones apart around their middle, in their own order', () => {
    expect(spreadLabels([52, 50], 16, 0, 100)).toEqual([59, 43]);
  });
  test('stays inside the space at both ends', () => {
    expect(spreadLabels([0, 1], 16, 0, 100)).toEqual([0, 16]);
    expect(spreadLabels([99, 100, 98], 16, 0, 100)).toEqual([84, 100, 68]);
  });
});

describe('placeEnd', () => {
  const end = { x: 270, y: 100 };
  const input = { end, before: { x: 250, y: 100 }, later: [], dots: [], lines: [], width: 16 };
  const place = (around: Partial<Parameters<typeof placeEnd>[0]>) =>
    placeEnd({ ...input, area: { top: 0, bottom: 200, right: 290 }, ...around });
  test('is above the end of a line if a hollow point is next to it', () => {
    const above = { left: 262, height: 87, isInside: true };
    expect(place({ later: [{ x: 290, y: 104 }] })).toEqual(above);
    expect(place({ later: [{ x: 290, y: 180 }] })).toEqual(above);
  });
  test('is below the end of a falling line, or if the hollow point is above it', () => {
    const below = { left: 262, height: 113, isInside: true };
    expect(place({ before: { x: 250, y: 70 }, later: [{ x: 290, y: 104 }] })).toEqual(below);
    expect(place({ later: [{ x: 276, y: 88 }] })).toEqual(below);
  });
  test('is below the end of a line if another line passes above it, also when the line rises', () => {
    const lines = [255, 264, 273].map((x) => ({ x, y: 85 }));
    expect(place({ later: [{ x: 290, y: 104 }], lines })).toEqual({ left: 262, height: 113, isInside: true });
  });
  test('is next to the end if no hollow point is near, after dots and at the right edge', () => {
    const area = { top: 0, bottom: 200, right: 400 };
    expect(place({ area })).toEqual({ left: 276, height: 100, isInside: true });
    expect(place({ area, later: [{ x: 390, y: 100 }] })).toEqual({ left: 276, height: 100, isInside: true });
    expect(place({ area, dots: [{ x: 280, y: 102 }] })).toEqual({ left: 286, height: 100, isInside: true });
    expect(place({ end: { x: 290, y: 100 } })).toEqual({ left: 300, height: 100, isInside: false });
  });
  test('is almost at the right edge only beyond it if another line or a day would touch it', () => {
    expect(place({ lines: [{ x: 290, y: 130 }] })).toEqual({ left: 276, height: 100, isInside: true });
    const margin = { left: 300, height: 100, isInside: false };
    expect(place({ lines: [{ x: 290, y: 110 }] })).toEqual(margin);
    expect(place({ dots: [{ x: 290, y: 90 }] })).toEqual(margin);
  });
});

function radiiOf(timeline: Timeline, style: 'solid' | 'dots' | 'specks' = 'solid') {
  return pointRadii({ values: timeline.map((value) => value ?? null), links: linkPlaces(timeline), style });
}

describe('pointRadii', () => {
  test('shows a value between gaps as a dot', () => {
    expect(radiiOf([1, null, 2, null, 3, 4])).toEqual([3, 0, 3, 0, 0, 0]);
  });
  test('shows a value between days off as a dot', () => {
    expect(radiiOf([1, undefined, 2, 3, undefined, 4])).toEqual([3, 0, 0, 0, 0, 3]);
  });
  test('shows a value of few people, but never a gap', () => {
    const line = { values: [1, 2, null, 3], links: linkPlaces([1, 2, null, 3]), style: 'solid' as const };
    expect(pointRadii({ ...line, weak: [false, true, true, false] })).toEqual([0, 3, 0, 3]);
  });
  test('draws dots for every value but never for a gap', () => {
    expect(radiiOf([0, null, 5], 'dots')).toEqual([2.5, 0, 2.5]);
    expect(radiiOf([0, null, 5], 'specks')).toEqual([2, 0, 2]);
  });
  test('shows the only week of a line as a dot in its middle, and several as a line', () => {
    const week = { values: [60, 60, 60], links: linkPlaces([60, 60, 60], 'line'), style: 'solid' as const };
    expect(pointRadii({ ...week, anchors: [false, true, false] })).toEqual([0, 3, 0]);
    expect(pointRadii({ ...week, anchors: [true, false, true] })).toEqual([0, 0, 0]);
  });
});

describe('sparklinePath', () => {
  test('breaks at a gap and draws zero on the base line', () => {
    expect(sparklinePath([0, 100, null, 50, 50], { width: 40, height: 10, min: 0, max: 100 })).toEqual({
      line: 'M0 10L10 0M30 5L40 5',
      dots: [],
    });
  });
  test('continues across days off, which take up space', () => {
    expect(sparklinePath([0, undefined, 100, null, 50], { width: 40, height: 10, min: 0, max: 100 })).toEqual({
      line: 'M0 10L20 0',
      dots: [{ x: 40, y: 5 }],
    });
  });
  test('shows isolated values as dots', () => {
    expect(sparklinePath([null, 50, null], { width: 40, height: 10, min: 0, max: 100 })).toEqual({
      line: '',
      dots: [{ x: 20, y: 5 }],
    });
  });
});

describe('placeBox', () => {
  test('is on the side with more room', () => {
    expect(placeBox({ at: 200, isPastMiddle: false, width: 240, viewport: 1440 })).toBe(212);
    expect(placeBox({ at: 900, isPastMiddle: true, width: 240, viewport: 1440 })).toBe(648);
  });
  test('never leaves the screen', () => {
    for (let at = 0; at <= 400; at += 1)
      for (const isPastMiddle of [true, false]) {
        const left = placeBox({ at, isPastMiddle, width: 240, viewport: 400 });
        expect([at, left >= 8 && left + 240 <= 392]).toEqual([at, true]);
      }
  });
});

test('on a phone, a card is above its drawing, unless the bar at the top leaves no room', () => {
  expect(raiseBox({ top: 357, height: 140, viewport: 400 })).toBe(-140);
  expect(raiseBox({ top: 190, height: 140, viewport: 400 })).toBe(0);
  expect(raiseBox({ top: 357, height: 140, viewport: 1440 })).toBe(0);
});
