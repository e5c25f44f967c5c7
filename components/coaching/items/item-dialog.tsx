'use client';

import { useTranslations } from 'next-intl';
import { ItemIcon } from '#/components/coaching/items/item-icon.tsx';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { ItemDetails, ItemText, ItemThumbs } from '#/components/coaching/items/item-row.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { handleLinkClick } from '#/components/ui/link-click.tsx';
import type { Vote } from '#/components/ui/thumbs.tsx';

interface ItemDialogProps {
  item: Item;
  /** The page for a message about this trend. */
  seeMore: { href: string; onFollow: () => void };
  onVote: (vote: Vote) => void;
  onClose: () => void;
}

/** Shows an insight or a trend in full; a motivation trend links to the chat box. */
export function ItemDialog({ item, seeMore: { href, onFollow }, onVote, onClose }: ItemDialogProps) {
  const t = useTranslations('coaching.items');
  return (
    <Dialog open onOpenChange={onClose} title={item.modalHeader}>
      <div className="flex flex-col gap-4">
        <div className="flex gap-4">
          <ItemIcon {...item} />
          <div className="wrap-anywhere flex min-w-0 flex-col gap-1.5">
            <ItemText item={item} />
            <ItemDetails item={item} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap items-center gap-x-3 text-13 text-muted">
            {t('daysAgo', { days: item.daysAgo })}
            <ItemThumbs item={item} onVote={onVote} />
          </span>
          {item.notificationType === 'motivation_trend' && (
            <LinkButton href={href} prefetch={false} full onClick={(event) => handleLinkClick(event, onFollow)}>
              {t('seeMore')}
            </LinkButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
