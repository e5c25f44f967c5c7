'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlanAlert, PlanBannerWords } from '#/components/billing/plan-banner.tsx';
import { homes } from '#/components/frame/links/navigation.ts';
import type { FooterProps } from '#/components/frame/pages/footer.tsx';
import { takeSentAnswers } from '#/components/frame/sending/sent-answers.ts';
import { FlashMessage } from '#/components/frame/sending/shown-flash-message.tsx';
import { refreshPage } from '#/components/frame/session/page-refresh.ts';
import { createQueryClient } from '#/components/frame/session/query-client.ts';
import { storeRole } from '#/components/frame/session/session-storage.ts';
import { signOut } from '#/components/frame/session/sign-out.ts';
import { beginTour } from '#/components/frame/session/tour-state.ts';
import { useStoredSession } from '#/components/frame/session/use-stored-session.ts';
import { withThisDevice } from '#/components/frame/session/with-this-device.ts';
import { whenIdle } from '#/components/frame/time/when-idle.ts';
import type { NotificationPage } from '#/components/notifications/notification-pages.ts';
import { NotificationsButton } from '#/components/notifications/notifications-button.tsx';
import { useUnread } from '#/components/notifications/use-unread.ts';
import type { DeletionBannerProps } from '#/components/privacy/deletion-banner.tsx';
import { AppShell, type AppShellProps } from '#/components/shell/app-shell.tsx';
import { useLiveConnection } from '#/components/shell/use-live-connection.ts';
import { TourHost, type TourHostProps } from '#/components/tour/tour-host.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

const PlanBanner = dynamic(() => import('#/components/billing/plan-banner.tsx').then((file) => file.PlanBanner), {
  loading: () => null,
});
const DeletionBanner = dynamic(
  () => import('#/components/privacy/deletion-banner.tsx').then((file) => file.DeletionBanner),
  { loading: () => null },
);

interface SignedInFrameProps {
  user: { firstName: string; lastName: string; email: string; image?: string };
  roles: readonly RoleName[];
  role: RoleName;
  footer: FooterProps;
  notifications: NotificationPage;
  /** The alert about the company's plan for everyone, and its words. */
  plan: { alert: PlanAlert | null; words: PlanBannerWords };
  /** Shown to everyone while the company is waiting to be deleted. */
  deletion: DeletionBannerProps | null;
  tour: Omit<TourHostProps, 'role'>;
  children: ReactNode;
}

/** Wraps pages in the shell with the query cache, the live connection, switching roles and signing out. */
export function SignedInFrame(props: SignedInFrameProps) {
  const { user, roles, role, footer, notifications, plan, deletion, tour, children } = props;
  const [queryClient] = useState(createQueryClient);
  useStoredSession(role);
  useLiveConnection(queryClient, role);
  useFreshAfterAnswers(queryClient);
  useTendedDevice();

  const switchRole = (next: RoleName) => {
    storeRole(next);
    location.assign(homes[next]);
  };
  const t = useTranslations('tour.helper');
  const router = useRouter();
  const takeTour = () => {
    beginTour(role, true);
    router.push(homes[role]);
  };
  const leave = () => void signOut().catch(() => showMessage({ kind: 'bad', text: 'wrong log out' }));

  return (
    <QueryClientProvider client={queryClient}>
      <FlashMessage role={role} onSwitchRole={switchRole} />
      <ShellWithUnread
        notifications={notifications}
        user={user}
        roles={roles}
        role={role}
        currentPath={usePathname()}
        onSwitchRole={switchRole}
        onSignOut={leave}
        {...footer}
        tour={{ label: t('take'), onTake: takeTour }}
      >
        {deletion && <DeletionBanner {...deletion} />}
        {plan.alert && <PlanBanner alert={plan.alert} words={plan.words} role={role} />}
        {children}
      </ShellWithUnread>
      <TourHost {...tour} role={role} />
    </QueryClientProvider>
  );
}

interface ShellWithUnreadProps extends Omit<AppShellProps, 'unread' | 'headerActions'> {
  /** The first page of unread notifications, as the server rendered this page. */
  notifications: NotificationPage;
}

function ShellWithUnread({ notifications, ...shell }: ShellWithUnreadProps) {
  const counts = useUnread(notifications).data?.counts;
  return (
    <AppShell
      {...shell}
      unread={counts}
      headerActions={<NotificationsButton role={shell.role} unread={counts?.[shell.role] ?? 0} />}
    />
  );
}

/** Adapts this browser's push subscription to the signed-in person; most browsers have none. */
function useTendedDevice(): void {
  useEffect(() => whenIdle(() => void withThisDevice(({ tendThisDevice }) => tendThisDevice())), []);
}

/** Reloads everything if someone comes back from a questionnaire: Back shows a page as it was left. */
function useFreshAfterAnswers(queryClient: QueryClient): void {
  const router = useRouter();
  useEffect(() => {
    if (!takeSentAnswers()) return;
    void queryClient.invalidateQueries();
    refreshPage(() => router.refresh());
  }, [queryClient, router]);
}
