import { tabStorage } from '#/lib/platform/browser-storage.ts';

/**
 * Stores values by key while this tab is open: on shared computers nothing stays longer. Without storage they are lost
 * with the page.
 */
export function tabStore<Value>(prefix: string) {
  const nameOf = (key: string | number) => `${prefix} ${key}`;
  return {
    /** Returns the stored text, which must be parsed and checked. */
    read: (key: string | number) => tabStorage.read(nameOf(key)),
    keep: (key: string | number, value: Value) => tabStorage.keep(nameOf(key), JSON.stringify(value)),
    drop: (key: string | number) => tabStorage.drop(nameOf(key)),
  };
}
