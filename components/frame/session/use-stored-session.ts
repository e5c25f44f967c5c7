'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { homes } from '#/components/frame/links/navigation.ts';
import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { nextMove } from '#/components/frame/session/next-move.ts';
import { adoptSession, leaveSession, storeRole } from '#/components/frame/session/session-storage.ts';
import { readSession } from '#/components/frame/session/stored-session.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

/** A sign-in in another tab clears the stored session before it stores its own. */
const SETTLE_MS = 300;

/**
 * Stores the role that this page is shown in, and follows other tabs of the browser: sign out, sign in, switch role. If
 * the server returns a page in another role, because the old one was removed, the new role's home opens.
 */
export function useStoredSession(role: RoleName): void {
  const t = useTranslations('shell.session');
  const firstRole = useRef(role);
  const sayChanged = useEffectEvent(() => t('rolesChanged', { role: role.replace(' ', '') }));
  useEffect(() => {
    const { token } = adoptSession();
    // The bearer token is missing, for example after clearing the browser's storage: the cookie alone gives no access.
    if (!token) return leaveSession();
    const isChosen = readSession().role === role;
    storeRole(role);
    // The tab that has stored it, this one or another, also redirects this page.
    if (role !== firstRole.current && !isChosen) {
      flashMessage(sayChanged(), { kind: 'info' });
      return location.assign(homes[role]);
    }
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
    // A page that the browser froze has missed changes.
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
