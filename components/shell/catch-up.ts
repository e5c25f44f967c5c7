/** The time over which pages that were cut off together ask again: the server is just coming back. */
export const SPREAD_MS = 12_000;

/** The part of a document that says whether it is visible. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface CatchUp {
  /** Asks at once. */
  now: () => void;
  /** Asks at a moment of this page's own within `SPREAD_MS`. */
  soon: () => void;
  stop: () => void;
}

/** Asks again for everything after a page was cut off; a hidden page does so once it is shown. */
export function createCatchUp(ask: () => void, page: Page, random = Math.random): CatchUp {
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askIfShown = () => {
    if (!isBehind || page.visibilityState === 'hidden') return;
    isBehind = false;
    clearTimeout(timer);
    ask();
  };
  page.addEventListener('visibilitychange', askIfShown);
  const fallBehind = () => {
    isBehind = true;
    clearTimeout(timer);
  };
  return {
    now() {
      fallBehind();
      askIfShown();
    },
    soon() {
      fallBehind();
      timer = setTimeout(askIfShown, random() * SPREAD_MS);
    },
    stop() {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', askIfShown);
    },
  };
}
