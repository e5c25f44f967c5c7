import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('work is done once for all values of a short time, without repeats, and again for later ones', () => {
  const done: string[][] = [];
  const add = (name: string, value: string) =>
    gatherValues(name, 100, value, async (values) => {
      done.push([name, ...values]);
    });
  for (const value of ['a', 'b', 'a']) add('first', value);
  vi.advanceTimersByTime(60);
  add('first', 'c');
  add('second', 'x');
  expect(done).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(done).toEqual([['first', 'a', 'b', 'c']]);
  add('first', 'a');
  vi.advanceTimersByTime(100);
  expect(done.slice(1)).toEqual([
    ['second', 'x'],
    ['first', 'a'],
  ]);
});

it('gatherValues continues after failed work', async () => {
  const work = vi
    .fn<(values: number[]) => Promise<void>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue(undefined);
  gatherValues('work', 10, 1, work);
  await vi.advanceTimersByTimeAsync(10);
  gatherValues('work', 10, 2, work);
  await vi.advanceTimersByTimeAsync(10);
  expect(work.mock.calls).toEqual([[[1]], [[2]]]);
});

it('gatherValues leaves nothing of one test file to the next', () => {
  const work = vi.fn<(values: number[]) => Promise<void>>().mockResolvedValue(undefined);
  gatherValues('work', 10, 1, work);
  resetSingletons();
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});
