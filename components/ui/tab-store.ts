/**
 * Keeps something under a key for as long as this tab is open: shared computers keep nothing longer. Where the browser
 * keeps nothing, it is gone with the page.
 */
export function tabStore<Kept>(prefix: string) {
  const nameOf = (key: string | number) => `${prefix} ${key}`;
  return {
    /** As it was kept, to be parsed and checked. */
    read: (key: string | number) => attempt(() => sessionStorage.getItem(nameOf(key))) ?? null,
    keep: (key: string | number, kept: Kept) =>
      attempt(() => sessionStorage.setItem(nameOf(key), JSON.stringify(kept))),
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
