import { clsx } from 'clsx';
import { ChartColumn, Clock, CornerDownRight, Heart } from 'lucide-react';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { LogoMark } from '#/components/ui/logo-mark.tsx';

const icons: Record<Item['iconClass'], typeof Clock | typeof LogoMark> = {
  'icon-chart': ChartColumn,
  'icon-like': Heart,
  'icon-clock': Clock,
  'icon-corner': CornerDownRight,
  'icon-brand': LogoMark,
};

const looks: Record<Item['color'], string> = {
  default: 'bg-accent-soft text-accent-text',
  very_good: 'bg-good-soft text-good',
  good: 'bg-good-soft text-good',
  neutral: 'bg-neutral-soft text-neutral',
  bad: 'bg-bad-soft text-bad',
};

interface ItemIconProps extends Pick<Item, 'iconClass' | 'color' | 'notificationType'> {
  isSmall?: boolean;
  className?: string;
}

/** Shows what an item is about and its state; decoration, because the heading says both in words. */
export function ItemIcon({ iconClass, color, notificationType, isSmall = false, className }: ItemIconProps) {
  const Icon = icons[iconClass];
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-full',
        isSmall ? 'size-5' : 'size-9',
        color === 'default' && notificationType.endsWith('_trend') ? 'bg-sunken text-muted' : looks[color],
        className,
      )}
    >
      <Icon className={isSmall ? 'size-3' : 'size-4.5'} />
    </span>
  );
}
