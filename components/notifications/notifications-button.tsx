'use client';

import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Role } from '#/components/notifications/notification-pages.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { useLazyComponent } from '#/components/ui/use-lazy-component.ts';

interface NotificationsButtonProps {
  role: Role;
  /** The number of unread notifications in the current role. */
  unread: number;
}

/** Shows the bell of the header: red with a count while something is unread; opens the menu. */
export function NotificationsButton({ role, unread }: NotificationsButtonProps) {
  const t = useTranslations('notifications.panel');
  const { Loaded, load, ahead } = useLazyComponent(
    () => import('#/components/notifications/notifications-popover.tsx'),
  );
  const bell = {
    label: unread > 0 ? t('titleUnread', { count: unread }) : t('title'),
    className: 'relative data-[state=open]:bg-hover',
    icon: (
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
    ),
  };
  if (Loaded) return <Loaded role={role} trigger={<IconButton {...bell} />} />;
  return (
    <IconButton
      {...bell}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={load}
    />
  );
}
