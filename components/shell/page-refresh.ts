let holders = 0;
let waiting: (() => void) | null = null;

/** Renders the page again, or, while somebody holds it, once when the last one lets go. */
export function refreshPage(refresh: () => void): void {
  if (holders > 0) waiting = refresh;
  else refresh();
}

/**
 * Keeps the page from rendering itself again until the returned function is called: what is being made may lead to
 * another page, and a page that is asked for anew meanwhile would find itself gone.
 */
export function holdPage(): () => void {
  let isHolding = true;
  holders += 1;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    holders -= 1;
    if (holders > 0) return;
    waiting?.();
    waiting = null;
  };
}
