import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCatchUp, SPREAD_MS } from '#/components/shell/catch-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function open() {
  const page = new Page();
  const askTimes: number[] = [];
  const beganAt = Date.now();
  const catchUp = createCatchUp(() => askTimes.push(Date.now() - beganAt), page as unknown as Document);
  return { page, askTimes, ...catchUp };
}

it('a thousand browsers that lose their connection together reload over more than ten seconds, once each', () => {
  const browsers = Array.from({ length: 1000 }, open);
  for (const { soon } of browsers) soon();
  vi.advanceTimersByTime(SPREAD_MS);
  const times = browsers.flatMap(({ askTimes }) => askTimes).sort((a, b) => a - b);
  expect(times).toHaveLength(1000);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(10_000);
  const perSecond = Array.from({ length: 12 }, (_, second) => times.filter((ms) => Math.floor(ms / 1000) === second));
  // 83 on average: twice as many in one second doesn't happen by chance.
  expect(Math.max(...perSecond.map((own) => own.length))).toBeLessThan(166);
});

it('a browser that lost its connection alone reloads immediately', () => {
  const { now, askTimes } = open();
  now();
  vi.advanceTimersByTime(SPREAD_MS);
  expect(askTimes).toEqual([0]);
});

it.each(['now', 'soon'] as const)('a hidden page reloads when it’s shown, and once (%s)', (how) => {
  const browser = open();
  browser.page.turn('hidden');
  browser[how]();
  vi.advanceTimersByTime(60_000);
  expect(browser.askTimes).toEqual([]);
  browser.page.turn('visible');
  browser.page.turn('hidden');
  browser.page.turn('visible');
  expect(browser.askTimes).toEqual([60_000]);
});

it('a waiting page reloads immediately when someone looks at it', () => {
  const { page, soon, askTimes } = open();
  soon();
  page.turn('visible');
  vi.advanceTimersByTime(SPREAD_MS);
  expect(askTimes).toEqual([0]);
});

it('a page that is left doesn’t reload', () => {
  const { page, soon, stop, askTimes } = open();
  soon();
  stop();
  vi.advanceTimersByTime(SPREAD_MS);
  page.turn('visible');
  expect(askTimes).toEqual([]);
});
