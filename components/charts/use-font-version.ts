'use client';

import { useSyncExternalStore } from 'react';

let version = 0;

function subscribe(changed: () => void) {
  const onLoaded = () => {
    version++;
    changed();
  };
  document.fonts.addEventListener('loadingdone', onLoaded);
  return () => document.fonts.removeEventListener('loadingdone', onLoaded);
}

/** Changes when a font has loaded: texts measured before were measured in another font. Only in the browser. */
export function useFontVersion(): number {
  return useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
}
