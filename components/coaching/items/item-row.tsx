'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { ItemIcon } from '#/components/coaching/items/item-icon.tsx';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { Thumbs, type Vote } from '#/components/ui/thumbs.tsx';

interface ItemRowProps {
  item: Item;
  onOpen: () => void;
  onVote: (vote: Vote) => void;
}

/** One insight or trend: a click opens the whole of it. */
export function ItemRow({ item, onOpen, onVote }: ItemRowProps) {
  const t = useTranslations('coaching.items');
  const { seen: isSeen, modalHeader, insightBody, daysAgo } = item;
  return (
    <li
      className={clsx(
        'group relative flex gap-4 rounded-card border border-line p-4 transition-colors hover:border-control-line medium:p-5',
        // Half of a text's contrast would be too little to read: what is seen pales as far as it may.
        isSeen ? 'bg-paper text-muted' : 'bg-surface',
      )}
    >
      <ItemIcon {...item} className={clsx(isSeen && 'opacity-50 group-hover:opacity-100')} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="pr-6 text-16">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {modalHeader}
          </button>
        </h3>
        <p className="line-clamp-3 max-w-prose">{insightBody}</p>
        <div className="-mb-1 flex flex-wrap items-center gap-x-3">
          <span className="text-13 text-muted">{t('daysAgo', { days: daysAgo })}</span>
          <span className="relative z-10">
            <ItemThumbs item={item} isPale={isSeen} onVote={onVote} />
          </span>
        </div>
      </div>
      {!isSeen && (
        <span className="forced-color-adjust-none absolute top-5 right-5 size-2.5 rounded-full bg-accent">
          <span className="sr-only">{t('new')}</span>
        </span>
      )}
    </li>
  );
}

interface ItemThumbsProps {
  item: Item;
  isPale?: boolean;
  onVote: (vote: Vote) => void;
}

/** Whether a hint was helpful, with how many found it so. */
export function ItemThumbs({ item, isPale, onVote }: ItemThumbsProps) {
  const t = useTranslations('coaching.items');
  return (
    <Thumbs
      value={item}
      words={{
        question: t('wasHelpful'),
        like: t('helpful'),
        dislike: t('notHelpful'),
        count: (count) => t('count', { count }),
      }}
      {...(isPale !== undefined && { isPale })}
      onVote={onVote}
    />
  );
}
