'use client';

import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { lazy, Suspense, useState } from 'react';
import type { Role } from '#/components/notifications/notification-pages.ts';
import { NotificationsSkeleton } from '#/components/notifications/notifications-skeleton.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

const NotificationsMenu = lazy(() => import('#/components/notifications/notifications-menu.tsx'));

interface NotificationsButtonProps {
  role: Role;
  /** In the current role. */
  unread: number;
}

/** The bell of the header: red with a count while something is unread; opens the menu. */
export function NotificationsButton({ role, unread }: NotificationsButtonProps) {
  const words = useTranslations('notifications.panel');
  const [isOpen, setOpen] = useState(false);
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger asChild>
        <IconButton
          label={unread > 0 ? words('titleUnread', { count: unread }) : words('title')}
          className="relative data-[state=open]:bg-hover"
          icon={
            <>
              <Bell aria-hidden className={clsx(unread > 0 && 'text-bad')} />
              {unread > 0 && (
                <span
                  aria-hidden
                  className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-danger px-1 text-center font-semibold text-12 text-on-accent tabular-nums"
                >
                  {unread > 99 ? '99+' : unread}
                </span>
              )}
            </>
          }
        />
      </Trigger>
      <Portal>
        <Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={words('title')}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1.5rem))] animate-appear flex-col overflow-hidden rounded-card border border-line bg-raised shadow-floating outline-none"
        >
          <Suspense fallback={<NotificationsSkeleton />}>
            <NotificationsMenu role={role} onLeave={() => setOpen(false)} />
          </Suspense>
        </Content>
      </Portal>
    </Root>
  );
}
