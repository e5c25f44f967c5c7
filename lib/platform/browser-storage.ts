/**
 * Returns what the browser stores for the product in one of its areas. A browser may block its storage, so that even
 * reading throws, or have no room left. Then nothing is found or stored, and everything that can do without still
 * works.
 */
function storageIn(area: () => Storage) {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(area());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** Returns whether the value was stored. */
    keep: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    drop: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
    keys: (): string[] => attempt((storage) => Object.keys(storage), []),
  };
}

/**
 * The keys in browser storage that survive signing out: known accounts, and the secrets of conversations, which no one
 * can recreate.
 */
export const lastingKeys = { accounts: 'visitedAccounts', replies: 'replyKeys' } as const;

/** How long a browser remembers an account after it has signed in. */
export const rememberedDays = 365;

/** Shared by all tabs, until it is removed. */
export const browserStorage = storageIn(() => localStorage);

/** Belongs to this tab, and ends with it. */
export const tabStorage = storageIn(() => sessionStorage);

/** Returns whether the browser stores anything, without which no one can be signed in. */
export function canKeep(): boolean {
  const key = 'probe';
  const isKept = browserStorage.keep(key, key) && browserStorage.read(key) === key;
  browserStorage.drop(key);
  return isKept;
}
