import { call } from '#/lib/api/call.ts';
import { visitedAccountCount } from '#/lib/domain/accounts/constants.ts';
import { type VisitedAccount, visitedAccounts } from '#/lib/domain/accounts/schema.ts';
import { getSessionsContract } from '#/lib/domain/accounts/sessions-contract.ts';

/** Documented key of local storage; it outlives signing out. */
const storageKey = 'visitedAccounts';

/** The accounts that have visited with this browser, newest first; none when what is stored cannot be read. */
export function readVisitedAccounts(): VisitedAccount[] {
  try {
    return visitedAccounts.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** The stored accounts with names and photos as they are now, which are stored again; as stored without a connection. */
export async function refreshVisitedAccounts(): Promise<VisitedAccount[]> {
  const stored = readVisitedAccounts();
  if (stored.length === 0) return stored;
  return refresh(stored);
}

/** Puts the account that has just signed in first. */
export async function rememberAccount(email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const others = readVisitedAccounts().filter((account) => account.email !== address);
  const account = { email: address, firstName: '', lastName: '', image: null };
  await refresh([account, ...others].slice(0, visitedAccountCount));
}

/** Forgets an account in this browser; answers those that stay. */
export function forgetAccount(email: string): VisitedAccount[] {
  return store(readVisitedAccounts().filter((account) => account.email !== email));
}

async function refresh(accounts: VisitedAccount[]): Promise<VisitedAccount[]> {
  store(accounts);
  const answer = await call(getSessionsContract, { body: { accounts } }).catch(() => ({ accounts }));
  const told = new Map(answer.accounts.map((account) => [account.email, account]));
  // Read anew: another tab may have forgotten an account, or added one, while the answer was on its way.
  return store(readVisitedAccounts().map((account) => told.get(account.email) ?? account));
}

function store(accounts: VisitedAccount[]): VisitedAccount[] {
  localStorage.setItem(storageKey, JSON.stringify(accounts));
  return accounts;
}
