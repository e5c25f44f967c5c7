import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterProduct } from '#/components/accounts/enter-product.ts';
import { keepAskedPage } from '#/components/frame/session/asked-page.ts';

const assign = vi.fn<(address: string) => void>();
const items = new Map<string, string>();

beforeEach(() => {
  assign.mockClear();
  items.clear();
  vi.stubGlobal('location', { assign, origin: 'https://product.example' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('enterProduct continues after a refused invitation, and carries its message along', async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ message: 'This invitation has expired.' }, { status: 410 }),
  );
  vi.stubGlobal('fetch', fetched);
  await enterProduct('inv_1');
  expect(fetched).toHaveBeenCalledWith('/api/invite/inv_1/join', expect.anything());
  expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  expect(items.get('message')).toBe(JSON.stringify({ kind: 'bad', text: 'This invitation has expired.' }));
});

it('enterProduct continues silently when joined, and without an invitation', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await enterProduct('inv_1');
  await enterProduct();
  expect(fetched).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledTimes(2);
  expect(items.size).toBe(0);
});

it('enterProduct says that a link which only asks was sent as a request', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () =>
      Response.json({ team: null, waitsForApproval: true, message: 'Your request was sent.' }),
    ),
  );
  await enterProduct('lnk_1');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
  expect(items.get('message')).toBe(JSON.stringify({ kind: 'info', text: 'Your request was sent.' }));
});

it('entering the product leads to the requested page, but home after joining', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json({})),
  );
  keepAskedPage('/faq');
  await enterProduct();
  expect(assign).toHaveBeenLastCalledWith('https://product.example/faq');
  keepAskedPage('/faq');
  await enterProduct('inv_1');
  expect(assign).toHaveBeenLastCalledWith('/dashboard');
});
