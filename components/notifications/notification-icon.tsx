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
import type { NotificationIcon as IconName, NotificationColor } from '#/lib/domain/notifications/constants.ts';

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

/** Decoration beside the title; names that this version does not know get the plain look. */
export function NotificationIcon({ icon, color }: { icon: string; color: string }) {
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
