'use client';

import { useTranslations } from 'next-intl';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { type ReactElement, useState } from 'react';
import type { Role } from '#/components/notifications/notification-pages.ts';
import { NotificationsMenu } from '#/components/notifications/notifications-menu.tsx';

/** Shows the list that the bell opens, loaded when it's first opened. */
export default function NotificationsPopover({ role, trigger }: { role: Role; trigger: ReactElement }) {
  const t = useTranslations('notifications.panel');
  const [isOpen, setOpen] = useState(true);
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('title')}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1.5rem))] animate-appear flex-col overflow-hidden rounded-card border border-line bg-raised shadow-floating outline-none"
        >
          <NotificationsMenu role={role} onLeave={() => setOpen(false)} />
        </Content>
      </Portal>
    </Root>
  );
}
