'use client';

import { useSyncExternalStore } from 'react';
import { isSessionStored } from '#/components/frame/session/stored-session.ts';

function followStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/**
 * Returns whether this browser has a session, also after other tabs sign in or out; undefined until the page runs in
 * the browser.
 */
export function useSessionStored(): boolean | undefined {
  return useSyncExternalStore(followStorage, isSessionStored, () => undefined);
}
