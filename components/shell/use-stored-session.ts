'use client';

import { useEffect } from 'react';
import { adoptSession, leaveSession, readSession, storeRole } from '#/components/accounts/session-storage.ts';
import { nextMove } from '#/components/shell/next-move.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** A sign-in in another tab clears what was stored before it stores its own. */
const SETTLE_MS = 300;

/** Stores the role this page is shown in, and follows what other tabs of the browser do: sign out, in, switch role. */
export function useStoredSession(role: RoleName): void {
  useEffect(() => {
    const { token } = adoptSession();
    // The bearer half is missing, say after clearing the browser's storage: the cookie alone opens nothing.
    if (!token) return leaveSession();
    storeRole(role);
    let mine: ReturnType<typeof readSession> = { token, role };
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      clearTimeout(timer);
      const move = nextMove(mine, readSession());
      if (move === 'stay') return;
      if (move === 'reload') return location.reload();
      if (move !== '/signIn') return location.assign(move);
      mine = { token: mine.token, role: null };
      timer = setTimeout(() => leaveSession(move), SETTLE_MS);
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === 'token' || key === 'role') look();
    };
    // A page that the browser kept asleep was told nothing meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && nextMove(mine, readSession()) !== 'stay') location.reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }, [role]);
}
