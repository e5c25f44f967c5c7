'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearSession } from '#/components/accounts/session-storage.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/contract.ts';

/** Reconnect constants of the specification, in milliseconds. */
const reconnect = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
} as const;

/**
 * Hears what changed and asks the API for it: events carry ids only and rights are checked there. Everything is asked
 * again on every reconnect, for what was missed while away. The socket library is loaded after the page.
 */
export function useLiveConnection(queryClient: QueryClient): void {
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    void import('socket.io-client').then(({ io }) => {
      if (isGone) return;
      const socket = io({
        path: '/live/',
        transports: ['websocket'],
        auth: (give) => give({ token: localStorage.getItem('token') }),
        ...reconnect,
      });
      let wasConnected = false;
      const refetchAll = () => void queryClient.invalidateQueries();
      socket.on('connect', () => {
        socket.emit('signIn');
        if (wasConnected) refetchAll();
        wasConnected = true;
      });
      socket.on('connect_error', () => {
        // A refusal is not retried by the library; the server may just have been without its database.
        if (!socket.active && localStorage.getItem('token'))
          setTimeout(() => socket.connect(), reconnect.reconnectionDelayMax);
      });
      socket.on('resync', refetchAll);
      socket.on('dashboard', () => {
        void queryClient.invalidateQueries({ queryKey: [getTeamDashboardContract.name] });
      });
      socket.on('blocked', () => {
        clearSession();
        location.assign('/signIn?notice=ended');
      });
      close = () => socket.close();
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [queryClient]);
}
