'use client';

import { useEffect, useState } from 'react';

/** How long a part may take to appear on a page that is still loading. */
const PATIENCE_MS = 2000;
/** How long one that is not loading may: React needs a moment to draw what has come. */
const MOMENT_MS = 150;

/** Returns the visible part of the page with this name; undefined while it may still come, null when there is none. */
export function useTarget(name: string | undefined): Element | null | undefined {
  const [target, setTarget] = useState<Element | null | undefined>(undefined);
  useEffect(() => {
    const find = () =>
      [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const element = name === undefined ? null : find();
      if (element !== undefined) return settle(element);
      clearTimeout(quiet);
      if (!document.querySelector('main [aria-busy=true]')) quiet = setTimeout(() => settle(null), MOMENT_MS);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(quiet);
    };
    const settle = (element: Element | null) => {
      stop();
      setTarget(element);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
    return stop;
  }, [name]);
  return target;
}
