/**
 * What the browser keeps for the product. A browser may block its storage, so that even reading throws, or have no room
 * left: nothing is then found or kept, and nothing stops working that can do without.
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
    /** Returns whether the value was kept. */
    keep: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    drop: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
    keys: (): string[] => attempt((storage) => Object.keys(storage), []),
  };
}

/** Shared by all tabs; stays until it is dropped. */
export const browserStorage = storageIn(() => localStorage);

/** Belongs to this tab and ends with it. */
export const tabStorage = storageIn(() => sessionStorage);

/** Whether the browser keeps what it is given, without which nobody can be signed in. */
export function canKeep(): boolean {
  const key = 'probe';
  const isKept = browserStorage.keep(key, key) && browserStorage.read(key) === key;
  browserStorage.drop(key);
  return isKept;
}
