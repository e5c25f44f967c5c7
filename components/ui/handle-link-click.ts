import type { MouseEvent } from 'react';

/** Lets a plain click on a link act on the current page; a new tab or window still opens the URL. */
export function handleLinkClick(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
