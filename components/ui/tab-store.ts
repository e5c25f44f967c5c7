/**
 * Stores values by key for as long as this tab is open: shared computers store nothing longer. Without storage they are
 * gone with the page.
 */
export function tabStore<Value>(prefix: string) {
  const nameOf = (key: string | number) => `${prefix} ${key}`;
  return {
    /** Returns the stored text, to be parsed and checked. */
    read: (key: string | number) => attempt(() => sessionStorage.getItem(nameOf(key))) ?? null,
    keep: (key: string | number, value: Value) =>
      attempt(() => sessionStorage.setItem(nameOf(key), JSON.stringify(value))),
    drop: (key: string | number) => attempt(() => sessionStorage.removeItem(nameOf(key))),
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
