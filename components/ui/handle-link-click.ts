import type { MouseEvent } from 'react';

/** Lets a plain click on a link act on the page that is there; a new tab or window still opens the address. */
export function handleLinkClick(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
