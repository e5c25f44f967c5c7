'use client';

import { useLinkStatus } from 'next/link';
import type { MouseEvent } from 'react';

/** Lets a plain click on a link act on the current page; a new tab or window still opens the URL. */
export function handleLinkClick(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}

/** Inside a link, shows a bar at the top of the window when the page that the link leads to takes a while. */
export function PendingBar() {
  return useLinkStatus().pending && <span hidden className="pending-bar" />;
}
