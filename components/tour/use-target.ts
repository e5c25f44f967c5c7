'use client';

import { useEffect, useState } from 'react';

/** How long a part of a page may take to appear. */
const PATIENCE_MS = 2000;

/** Returns the visible part of the page with this name; undefined while it may still come, null when there is none. */
export function useTarget(name: string | undefined): Element | null | undefined {
  const [target, setTarget] = useState<Element | null | undefined>(undefined);
  useEffect(() => {
    const find = () =>
      [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0);
    const look = () => {
      const element = name === undefined ? null : find();
      if (element === undefined) return;
      stop();
      setTarget(element);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      stop();
      setTarget(null);
    }, PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
    return stop;
  }, [name]);
  return target;
}
