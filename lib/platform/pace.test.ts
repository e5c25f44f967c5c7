import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceWork } from '#/lib/platform/pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

// Test files share loaded modules, so this one reloads those that use the fake, and leaves none of them.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

/** How long work of this many milliseconds takes with its pause. */
async function timeOf(share: number, ms: number, fails = false): Promise<number> {
  const before = performance.now();
  const work = async () => {
    await sleep(ms);
    if (fails) throw new Error('no');
    return 'done';
  };
  const paced = paceWork(share, work).catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect(await paced).toBe(fails ? 'failed' : 'done');
  return performance.now() - before;
}

it.each([
  [1, 400, 400],
  [0.5, 400, 800],
  [0.25, 400, 1600],
])('work that may use %d of the time and runs %d ms is done after %d ms', async (share, ms, expected) => {
  expect(await timeOf(share, ms)).toBeCloseTo(expected, -1);
});

it('failed work rests just as long', async () => {
  expect(await timeOf(0.25, 100, true)).toBeCloseTo(400, -1);
});
