'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ItemIcon } from '#/components/coaching/items/item-icon.tsx';
import { itemsOf } from '#/components/coaching/items/item-pages.ts';
import { useItems } from '#/components/coaching/items/use-items.ts';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';

interface TrendAboveProps {
  team: number;
  trend: number;
  onDrop: () => void;
}

/** Shows the text of the trend that the message will be about. */
export function TrendAbove({ team, trend, onDrop }: TrendAboveProps) {
  const t = useTranslations('coaching.box');
  const { data } = useItems('trends', team);
  const item = data?.pages.flatMap(itemsOf).find(({ id }) => id === trend);
  if (item?.notificationType !== 'motivation_trend') return null;
  return (
    <section aria-label={t('about')} className="flex items-start gap-3 rounded-control bg-sunken p-3">
      <ItemIcon {...item} className="max-medium:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className="text-14">{item.modalHeader}</h3>
        <p className="wrap-anywhere whitespace-pre-line text-14">{item.insightBody}</p>
        <p className="text-13 text-muted">{t('notPosted')}</p>
      </div>
      <IconButton size="small" label={t('drop')} icon={<X />} onClick={onDrop} />
    </section>
  );
}
