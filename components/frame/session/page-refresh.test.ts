import { expect, it, vi } from 'vitest';
import { holdPage, refreshPage } from '#/components/frame/session/page-refresh.ts';

it('a page is rendered again immediately if nothing blocks it', () => {
  const refresh = vi.fn<() => void>();
  refreshPage(refresh);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a page is rendered again once, when the last block ends', () => {
  const refresh = vi.fn<() => void>();
  const letGo = [holdPage(), holdPage()];
  refreshPage(refresh);
  refreshPage(refresh);
  // Releasing a hold twice is like releasing it once.
  letGo[0]?.();
  letGo[0]?.();
  expect(refresh).not.toHaveBeenCalled();
  letGo[1]?.();
  expect(refresh).toHaveBeenCalledTimes(1);
  holdPage()();
  expect(refresh).toHaveBeenCalledTimes(1);
});
