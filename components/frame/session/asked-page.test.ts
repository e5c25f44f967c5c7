import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropAskedPage, isSignedIn, keepAskedPage, takeAskedPage } from '#/components/frame/session/asked-page.ts';

const SITE = 'https://product.example';
const items = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  items.clear();
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL(`${SITE}/signIn`));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the requested page', () => {
  it.each(['/companyManagement/R%26D?id=7', '/profile?section=security', '/dashboard/team#norms', `${SITE}/faq`])(
    'is where a new session starts, once: %s',
    async (address) => {
      keepAskedPage(address);
      expect(await takeAskedPage()).toBe(new URL(address, SITE).href);
      expect(await takeAskedPage()).toBe('/dashboard');
    },
  );

  it.each([
    'https://elsewhere.example/faq',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    `${SITE}@elsewhere.example/`,
    'http://product.example/faq',
    'javascript:alert(1)',
    'data:text/html,x',
    '/api/auth/logout',
    '/faq/../api/auth/logout',
    '/signIn?provider=done',
    '',
    'https://',
  ])('is on this site: %j', async (address) => {
    keepAskedPage(address);
    expect(await takeAskedPage()).toBe('/dashboard');
    // The tab's storage is no more trustworthy than an address.
    items.set('askedPage', address);
    expect(await takeAskedPage()).toBe('/dashboard');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['/dashboard/team?days=90', '#norms', '/dashboard/team?days=90#norms'],
    ['/dashboard/team#norms', '#other', '/dashboard/team#norms'],
    ['', '#norms', '/dashboard#norms'],
    ['/faq', '', '/faq'],
    ['//elsewhere.example', '#norms', null],
  ])('%j keeps the part after the hash sign that the browser carried along: %j', async (address, hash, expected) => {
    keepAskedPage(address, hash);
    expect(await takeAskedPage()).toBe(expected ? SITE + expected : '/dashboard');
  });

  it('keeps its hash part at home, which leads on to a role’s home', async () => {
    fetched.mockResolvedValue(Response.error());
    keepAskedPage('', '#norms');
    expect(await takeAskedPage()).toBe(`${SITE}/dashboard#norms`);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stays on this site if its path looks like a host', async () => {
    keepAskedPage('/.//elsewhere.example');
    expect(new URL(await takeAskedPage(), SITE).origin).toBe(SITE);
  });

  it.each([
    ['leads elsewhere', () => Promise.resolve(Response.error())],
    ['is missing', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('is replaced by home if it %s', async (_title, answer) => {
    fetched.mockImplementation(answer);
    keepAskedPage('/companyManagement/Other?id=7');
    expect(await takeAskedPage()).toBe('/dashboard');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`${SITE}/companyManagement/Other?id=7`, {
      method: 'HEAD',
      redirect: 'manual',
    });
  });

  it('can be forgotten on purpose', async () => {
    keepAskedPage('/faq');
    dropAskedPage();
    expect(await takeAskedPage()).toBe('/dashboard');
  });
});

it.each([
  ['/dashboard/team', true],
  ['/onboarding', true],
  ['/signIn', false],
])('a browser whose home is %s has a session: %s', async (path, hasSession) => {
  fetched.mockImplementation(async () => Object.defineProperty(new Response(), 'url', { value: `${SITE}${path}` }));
  expect(await isSignedIn()).toBe(hasSession);
});
