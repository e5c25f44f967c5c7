'use client';

import { useSyncExternalStore } from 'react';

export type ScreenClass = 'small' | 'medium' | 'large';

/** The limits between screen sizes; app/globals.css has the same breakpoints. */
const limits = { small: '(width < 581px)', medium: '(width < 901px)' };

function subscribe(changed: () => void) {
  const queries = Object.values(limits).map((limit) => matchMedia(limit));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function read(): ScreenClass {
  if (matchMedia(limits.small).matches) return 'small';
  return matchMedia(limits.medium).matches ? 'medium' : 'large';
}

/**
 * Returns the class of the screen's size, for behaviour that differs by it; styles use the medium: and large: classes.
 */
export function useScreenClass(): ScreenClass {
  return useSyncExternalStore(subscribe, read, () => 'large');
}
