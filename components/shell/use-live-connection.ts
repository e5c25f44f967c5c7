'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { refreshBilling } from '#/components/billing/refresh-billing.ts';
import { refreshPosts } from '#/components/coaching/refresh-posts.ts';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { leaveSession } from '#/components/frame/session/session-storage.ts';
import { whenIdle } from '#/components/frame/time/when-idle.ts';
import { refreshPulses } from '#/components/pulses/refresh-pulses.ts';
import { createCatchUp } from '#/components/shell/catch-up.ts';
import { retryRefused } from '#/components/shell/retry-refused.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';
import { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import { getTeamDashboardContract } from '#/lib/domain/dashboards/team/team.contract.ts';
import { listNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** Reconnect constants of the specification, in milliseconds. */
const reconnect = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
} as const;

/**
 * Listens for events and asks the API for the changes: events carry ids only, and the API checks rights. Each reconnect
 * refetches all data, because events were missed, at a random moment when all pages were cut off. It also renders the
 * page again for the current roles; the strongest replaces a role that is gone. The socket library loads when idle.
 */
export function useLiveConnection(queryClient: QueryClient, role: RoleName): void {
  const router = useRouter();
  const t = useTranslations('shell.frame');
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const catchUp = createCatchUp(() => {
      refreshPage(() => router.refresh());
      // Requests that the page began when it was shown aren't repeated.
      void queryClient.invalidateQueries({}, { cancelRefetch: false });
    }, document);
    const connect = async () => {
      const { io } = await import('socket.io-client');
      if (isGone) return;
      const socket = io({
        transports: ['websocket'],
        auth: (give) => give({ token: browserStorage.read('token') }),
        ...reconnect,
      });
      let wasConnected = false;
      let isLostAlone = false;
      const refetchNotifications = () => {
        void queryClient.invalidateQueries({ queryKey: [listNotificationsContract.name] });
        // A notification announces the person who asks.
        void queryClient.invalidateQueries({ queryKey: [listAdministratorRequestsContract.name] });
      };
      const catchUpSoon = () => {
        // Pages opened until then are loaded at once.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        catchUp.soon();
      };
      socket.on('connect', () => {
        socket.emit('signIn');
        // Also the first time: events between the page and this connection were missed.
        if (!wasConnected) refetchNotifications();
        else if (isLostAlone) catchUp.now();
        else catchUpSoon();
        wasConnected = true;
      });
      socket.on('connect_error', ({ message }) => {
        // The session may have ended before this connection heard of it: the call's answer says so.
        if (message === 'signed_out') refetchNotifications();
      });
      socket.on('disconnect', (reason) => {
        // Any other way, the server has closed the connection, and those of all others with it.
        isLostAlone = reason === 'ping timeout';
      });
      const hasSession = () => browserStorage.read('token') !== null;
      const callOffRetry = retryRefused(socket, hasSession, reconnect.reconnectionDelayMax);
      socket.on('resync', catchUpSoon);
      socket.on('roles', () => {
        // Refetched when next shown: the data on the screen may belong to a role that is gone.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        refreshPage(() => router.refresh());
      });
      socket.on('dashboard', () => {
        void queryClient.invalidateQueries({ queryKey: [getTeamDashboardContract.name] });
        void queryClient.invalidateQueries({ queryKey: [getCheckInReportContract.name] });
        // What stands there before the first answer comes with the page.
        if (document.querySelector('[data-beginning]')) refreshPage(() => router.refresh());
      });
      socket.on('pulse', () => void refreshPulses(queryClient));
      socket.on('posts', () => void refreshPosts(queryClient));
      socket.on('billing', () => {
        void refreshBilling(queryClient);
        // The banner comes with the page.
        refreshPage(() => router.refresh());
      });
      socket.on('notification', (notification: { role: RoleName }) => {
        refetchNotifications();
        if (notification.role === role) showMessage({ kind: 'info', text: t('notified') });
      });
      socket.on('blocked', leaveSession);
      close = () => {
        callOffRetry();
        socket.close();
      };
    };
    // Without the library, the page is as new as when it was opened.
    const callOff = whenIdle(() => void connect().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      catchUp.stop();
      close?.();
    };
  }, [queryClient, role, router, t]);
}
