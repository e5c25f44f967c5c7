'use client';

import { clsx } from 'clsx';
import {
  Activity,
  Bell,
  Cake,
  ChartColumn,
  CreditCard,
  type LucideIcon,
  MessageSquare,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useRelativeTime } from '#/components/frame/time/relative-time.ts';
import { MessageText } from '#/components/notifications/message-text.tsx';
import { NotificationAction } from '#/components/notifications/notification-action.tsx';
import type { Notification } from '#/components/notifications/notification-pages.ts';
import type { NotificationIcon as IconName, NotificationColor } from '#/lib/domain/notifications/constants.ts';

interface NotificationItemProps {
  notification: Notification;
  /** The time that the relative time refers to. */
  nowMs: number;
  onMark: (isSeen: boolean) => void;
  /** True for a moment after its button's call succeeded. */
  isCompleted: boolean;
  onCompleted: (id: number, href: string | undefined) => void;
}

export function NotificationItem({ notification, nowMs, onMark, isCompleted, onCompleted }: NotificationItemProps) {
  const { title, message, icon, color, seen: isSeen, createdAt, buttonTitle, buttonLink } = notification;
  const t = useTranslations('notifications.panel');
  const exact = useDateFormat({ dateStyle: 'full', timeStyle: 'short' });
  const ago = useRelativeTime();
  return (
    <li className={clsx('flex gap-3 px-4 py-3', !isSeen && 'bg-accent-soft/40')}>
      <NotificationIcon icon={icon} color={color} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-14">{title}</h3>
          <time dateTime={createdAt} title={exact(createdAt)} className="whitespace-nowrap text-12 text-muted">
            {ago(createdAt, nowMs)}
          </time>
        </div>
        <MessageText html={message} />
        {buttonTitle && buttonLink && (
          <NotificationAction notification={notification} isCompleted={isCompleted} onCompleted={onCompleted} />
        )}
      </div>
      <button
        type="button"
        title={t(isSeen ? 'markUnread' : 'markRead')}
        aria-label={t(isSeen ? 'markUnreadOf' : 'markReadOf', { title })}
        onClick={() => onMark(!isSeen)}
        className="-mr-2 grid size-8 shrink-0 place-items-center rounded-control transition-colors hover:bg-hover"
      >
        <span
          className={clsx(
            'forced-color-adjust-none size-2.5 rounded-full border',
            isSeen ? 'border-control-line' : 'border-accent bg-accent',
          )}
        />
      </button>
    </li>
  );
}

const icons: Record<IconName, LucideIcon> = {
  person: UserRound,
  team: UsersRound,
  message: MessageSquare,
  pulse: Activity,
  trend: ChartColumn,
  card: CreditCard,
  cake: Cake,
};
const looks: Record<NotificationColor, string> = {
  default: 'bg-accent-soft text-accent-text',
  very_good: 'bg-good-soft text-good',
  good: 'bg-good-soft text-good',
  neutral: 'bg-neutral-soft text-neutral',
  bad: 'bg-bad-soft text-bad',
};

/** Shows an icon as decoration next to the title; icons that this version doesn't know get the plain look. */
function NotificationIcon({ icon, color }: { icon: string; color: string }) {
  const Icon = icons[icon as IconName] ?? Bell;
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-full',
        looks[color as NotificationColor] ?? looks.default,
      )}
    >
      <Icon className="size-4.5 stroke-[1.75]" />
    </span>
  );
}
