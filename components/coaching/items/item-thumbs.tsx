'use client';

import { useTranslations } from 'next-intl';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { Thumbs, type Vote } from '#/components/ui/thumbs.tsx';

interface ItemThumbsProps {
  item: Item;
  isPale?: boolean;
  onVote: (vote: Vote) => void;
}

/** Whether a hint was helpful, with how many found it so. */
export function ItemThumbs({ item, isPale, onVote }: ItemThumbsProps) {
  const words = useTranslations('coaching.items');
  return (
    <Thumbs
      value={item}
      words={{
        question: words('wasHelpful'),
        like: words('helpful'),
        dislike: words('notHelpful'),
        count: (count) => words('count', { count }),
      }}
      {...(isPale !== undefined && { isPale })}
      onVote={onVote}
    />
  );
}
