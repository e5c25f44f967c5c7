import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  eraseAccount,
  readVisitedAccounts,
  refreshVisitedAccounts,
  rememberAccount,
} from '#/components/accounts/visited-accounts.ts';

const key = 'visitedAccounts';
const account = (name: string, firstName = '') => ({
  email: `${name}@example.com`,
  firstName,
  lastName: '',
  image: null,
});
let items: Map<string, string>;
/** What another tab does before the lock is ours. */
let otherTab: () => void;
/** The server's answer about some accounts, after changes in another tab. */
let answer: (accounts: object[]) => Promise<object[]>;

const store = (...accounts: object[]) => items.set(key, JSON.stringify(accounts));
const emails = () => readVisitedAccounts().map(({ email }) => email.replace('@example.com', ''));

beforeEach(() => {
  items = new Map();
  otherTab = () => undefined;
  answer = async (accounts) => accounts;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, callback: () => unknown) => {
        otherTab();
        return callback();
      },
    },
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    Response.json({ accounts: await answer(JSON.parse(body).accounts) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('the list of accounts keeps what another tab stored while this one waited for its turn', async () => {
  otherTab = () => {
    otherTab = () => undefined;
    store(account('bo'));
  };
  await rememberAccount(' Ada@example.com ');
  expect(emails()).toEqual(['ada', 'bo']);
});

it('the list of accounts puts a known account first and keeps its name while the server can’t be asked', async () => {
  store(account('bo', 'Bo'), account('ada', 'Ada'));
  answer = () => Promise.reject(new TypeError('offline'));
  await rememberAccount('ada@example.com');
  expect(readVisitedAccounts()).toEqual([account('ada', 'Ada'), account('bo', 'Bo')]);
});

it('the list of accounts changes only names if another tab has changed the list meanwhile', async () => {
  store(account('ada'), account('bo'));
  answer = async (accounts) => {
    store(account('cy'), account('ada'));
    return accounts.map((entry) => ({ ...entry, firstName: 'New' }));
  };
  expect(await refreshVisitedAccounts()).toEqual([account('cy'), account('ada', 'New')]);
  expect(emails()).toEqual(['cy', 'ada']);
});

it('one account is removed from the list as it is now', async () => {
  store(account('ada'), account('bo'));
  otherTab = () => store(account('cy'), account('ada'), account('bo'));
  expect(await eraseAccount('bo@example.com')).toEqual([account('cy'), account('ada')]);
});

it('the list of visited accounts works without locks, which plain http doesn’t have', async () => {
  vi.stubGlobal('navigator', {});
  await rememberAccount('ada@example.com');
  expect(emails()).toEqual(['ada']);
});

it.each([
  ['no list', '{}'],
  ['no JSON', '['],
  ['an entry without an address', JSON.stringify([{ firstName: 'Ada' }])],
  ['a name that is none', JSON.stringify([{ ...account('ada'), firstName: 5 }])],
])('the list is empty if %s is stored', (_title, text) => {
  items.set(key, text);
  expect(readVisitedAccounts()).toEqual([]);
});

it('the list fills in what an older version didn’t store', () => {
  store({ email: ' Ada@Example.com ' });
  expect(readVisitedAccounts()).toEqual([account('ada')]);
});

it('the list of accounts forgets an account a year after it last signed in, also one stored without a day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  try {
    store(account('bo'));
    await refreshVisitedAccounts();
    vi.setSystemTime(Date.parse('2026-06-01T00:00:00Z'));
    await rememberAccount('ada@example.com');
    vi.setSystemTime(Date.parse('2026-12-31T23:59:00Z'));
    expect(emails()).toEqual(['ada', 'bo']);
    vi.setSystemTime(Date.parse('2027-01-01T00:00:00Z'));
    expect(emails()).toEqual(['ada']);
  } finally {
    vi.useRealTimers();
  }
});
