'use client';

import { useSyncExternalStore } from 'react';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

const key = 'sideBar';
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** Whether the person folded the side bar to its mini form; stored in this browser, in step across tabs. */
export function useSideBar(): { isMini: boolean; toggle: () => void } {
  const isMini = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key) === 'mini',
    () => false,
  );
  const toggle = () => {
    browserStorage.keep(key, isMini ? 'full' : 'mini');
    for (const changed of listeners) changed();
  };
  return { isMini, toggle };
}
