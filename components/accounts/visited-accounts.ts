import { call } from '#/lib/api/call.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/accounts.schema.ts';
import { visitedAccountCount } from '#/lib/domain/accounts/constants.ts';
import { getSessionsContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { browserStorage, lastingKeys, rememberedDays } from '#/lib/platform/browser-storage.ts';

/** A documented key of local storage; it survives signing out. */
const storageKey = lastingKeys.accounts;

/** An account, and the instant in milliseconds when this browser forgets it unless it signs in again. */
type StoredAccount = VisitedAccount & { until: number };

const untilFromNow = () => Date.now() + rememberedDays * 24 * 3_600_000;

/** Returns the accounts that have signed in with this browser, newest first; none if the stored list is invalid. */
export function readVisitedAccounts(): VisitedAccount[] {
  return readStored().map(({ email, firstName, lastName, image }) => ({ email, firstName, lastName, image }));
}

function readStored(): StoredAccount[] {
  try {
    const entries: unknown = JSON.parse(browserStorage.read(storageKey) ?? '[]');
    if (!Array.isArray(entries) || entries.length > visitedAccountCount) return [];
    return entries.map(asAccount).filter(({ until }) => until > Date.now());
  } catch {
    return [];
  }
}

/** Checks an entry without the server's schema, which would be a fifth of the page. Throws for anything else. */
function asAccount({
  email,
  firstName = '',
  lastName = '',
  image = null,
  until,
}: Record<string, unknown>): StoredAccount {
  const address = textOf(email, 254).trim().toLowerCase();
  if (!address) throw new TypeError();
  return {
    email: address,
    firstName: textOf(firstName, 200),
    lastName: textOf(lastName, 200),
    image: image === null ? null : textOf(image, 500),
    until: typeof until === 'number' ? until : untilFromNow(),
  };
}

function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw new TypeError();
  return value;
}

/** Updates the stored accounts' names and photos and returns the accounts; unchanged without a connection. */
export async function refreshVisitedAccounts(): Promise<VisitedAccount[]> {
  const accounts = readVisitedAccounts();
  if (accounts.length === 0) return accounts;
  const answer = await call(getSessionsContract, { body: { accounts } }).catch(() => ({ accounts }));
  const accountByEmail = new Map(answer.accounts.map((account) => [account.email, account]));
  return change((storedAccounts) =>
    storedAccounts.map((account) => ({ ...account, ...accountByEmail.get(account.email) })),
  );
}

/** Puts the account that has just signed in first. */
export async function rememberAccount(email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await change((storedAccounts) => {
    const previous = storedAccounts.find((account) => account.email === address);
    const account = previous ?? { email: address, firstName: '', lastName: '', image: null };
    return [{ ...account, until: untilFromNow() }, ...storedAccounts.filter((other) => other !== previous)].slice(
      0,
      visitedAccountCount,
    );
  });
  await refreshVisitedAccounts();
}

/** Forgets an account in this browser; returns the remaining ones. */
export function eraseAccount(email: string): Promise<VisitedAccount[]> {
  return change((storedAccounts) => storedAccounts.filter((account) => account.email !== email));
}

/** Changes the stored list; tabs that change it at the same time take turns. */
async function change(next: (storedAccounts: StoredAccount[]) => StoredAccount[]): Promise<VisitedAccount[]> {
  const apply = () => {
    browserStorage.keep(storageKey, JSON.stringify(next(readStored())));
    return readVisitedAccounts();
  };
  // Without HTTPS there are no locks.
  return 'locks' in navigator ? navigator.locks.request(storageKey, apply) : apply();
}
