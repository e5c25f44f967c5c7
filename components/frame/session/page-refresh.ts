let holders = 0;
let waiting: (() => void) | null = null;

/** Renders the page again; while `holdPage` is active, once when the last hold ends. */
export function refreshPage(refresh: () => void): void {
  if (holders > 0) waiting = refresh;
  else refresh();
}

/**
 * Prevents the page from rendering again until the returned function is called: creating something may open another
 * page, and the old page may no longer exist when it's rendered.
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
