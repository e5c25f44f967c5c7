/** The time over which pages that lost the connection together reload: the server has only just come back. */
export const SPREAD_MS = 12_000;

/** The part of a document that says whether it's visible. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

export interface CatchUp {
  /** Reloads immediately. */
  now: () => void;
  /** Reloads at a random moment within `SPREAD_MS`. */
  soon: () => void;
  stop: () => void;
}

/** Reloads everything after a page lost the connection; a hidden page does so once it's shown. */
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
