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
 * Listens for events and loads the changes from the API: events only contain ids, and the API checks rights. Each
 * reconnect refetches all data, because events were missed, at a random moment if all pages lost the connection. It
 * also renders the page again for the current roles; the strongest replaces a removed role. The socket library loads
 * when the page is idle.
 */
export function useLiveConnection(queryClient: QueryClient, role: RoleName): void {
  const router = useRouter();
  const t = useTranslations('shell.frame');
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const catchUp = createCatchUp(() => {
      refreshPage(() => router.refresh());
      // Requests that the page made when it was shown aren't repeated.
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
        // Requests to become an administrator are also announced by notifications.
        void queryClient.invalidateQueries({ queryKey: [listAdministratorRequestsContract.name] });
      };
      const catchUpSoon = () => {
        // Pages that are opened before the delayed reload load fresh data immediately.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        catchUp.soon();
      };
      socket.on('connect', () => {
        socket.emit('signIn');
        // Also the first time: events between the page load and this connection were missed.
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
        // For any other reason, the server has closed all connections.
        isLostAlone = reason === 'ping timeout';
      });
      const hasSession = () => browserStorage.read('token') !== null;
      const callOffRetry = retryRefused(socket, hasSession, reconnect.reconnectionDelayMax);
      socket.on('resync', catchUpSoon);
      socket.on('roles', () => {
        // Refetched when it's shown next: the data on the screen may belong to a removed role.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        refreshPage(() => router.refresh());
      });
      socket.on('dashboard', () => {
        void queryClient.invalidateQueries({ queryKey: [getTeamDashboardContract.name] });
        void queryClient.invalidateQueries({ queryKey: [getCheckInReportContract.name] });
        // The card that is shown before the first answer is part of the page.
        if (document.querySelector('[data-beginning]')) refreshPage(() => router.refresh());
      });
      socket.on('pulse', () => void refreshPulses(queryClient));
      socket.on('posts', () => void refreshPosts(queryClient));
      socket.on('billing', () => {
        void refreshBilling(queryClient);
        // The banner is part of the page.
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
    // Without the library, the page stays as it was when it was opened.
    const callOff = whenIdle(() => void connect().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      catchUp.stop();
      close?.();
    };
  }, [queryClient, role, router, t]);
}
