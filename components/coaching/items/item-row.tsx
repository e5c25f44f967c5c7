'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ItemIcon } from '#/components/coaching/items/item-icon.tsx';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import { Thumbs, type Vote } from '#/components/ui/thumbs.tsx';

interface ItemRowProps {
  item: Item;
  onOpen: () => void;
  onVote: (vote: Vote) => void;
  /** The step that it advises. */
  children?: ReactNode;
}

/** Shows one insight or trend: what to do, how, and why it's shown; a click on its name opens it alone. */
export function ItemRow({ item, onOpen, onVote, children }: ItemRowProps) {
  const t = useTranslations('coaching.items');
  const { seen: isSeen, modalHeader, act, details, reason, source, daysAgo } = item;
  return (
    <li
      className={clsx(
        'group relative grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line medium:p-5',
        reason && '@min-[760px]:grid-cols-[minmax(0,1fr)_17rem]',
      )}
    >
      <div className="flex min-w-0 gap-4 max-medium:gap-3">
        <ItemIcon {...item} className={clsx(isSeen && 'opacity-50 group-hover:opacity-100')} />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-14">
              <OpenButton onOpen={onOpen}>{modalHeader}</OpenButton>
            </h3>
            {!isSeen && <NewMark />}
            <span className="text-13 text-muted">{t('daysAgo', { days: daysAgo })}</span>
          </div>
          <p className="wrap-anywhere max-w-prose text-pretty font-medium text-16 leading-6">{act}</p>
          {details && <p className="wrap-anywhere max-w-prose text-pretty leading-6">{details}</p>}
          {source && <p className="wrap-anywhere text-13 text-muted">{source}</p>}
          <div className="-mb-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pt-1">
            {children}
            <span className="relative z-10">
              <ItemThumbs item={item} onVote={onVote} />
            </span>
          </div>
        </div>
      </div>
      {reason && (
        <div className="wrap-anywhere flex min-w-0 flex-col gap-1 self-start rounded-control bg-sunken p-3 text-13 max-medium:ml-13">
          <p className="font-medium">{t('reason')}</p>
          <p>{reason}</p>
        </div>
      )}
    </li>
  );
}

/** Shows an older item in one line: a click opens it in full. */
export function EarlierItemRow({ item, onOpen, onVote }: Omit<ItemRowProps, 'children'>) {
  const t = useTranslations('coaching.items');
  const { seen: isSeen, modalHeader, daysAgo } = item;
  return (
    <li className="group relative flex items-center justify-between gap-3 bg-surface py-1.5 pr-3 pl-4 transition-colors hover:bg-hover">
      <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 text-14">
        <OpenButton onOpen={onOpen}>{modalHeader}</OpenButton>
        {!isSeen && <NewMark />}
        <span className="font-normal text-13 text-muted">{t('daysAgo', { days: daysAgo })}</span>
      </h3>
      <span className="relative z-10">
        <ItemThumbs item={item} onVote={onVote} />
      </span>
    </li>
  );
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="min-h-6 text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
    >
      {children}
    </button>
  );
}

/** Says that an item hasn't been opened. */
function NewMark() {
  const t = useTranslations('coaching.items');
  return (
    <span className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-12 text-accent-text">{t('new')}</span>
  );
}

interface ItemThumbsProps {
  item: Item;
  onVote: (vote: Vote) => void;
}

/** Lets people vote whether an item was helpful, and shows how many found it so. */
export function ItemThumbs({ item, onVote }: ItemThumbsProps) {
  const t = useTranslations('coaching.items');
  return (
    <Thumbs
      value={item}
      isPale={item.seen}
      words={{
        question: t('wasHelpful'),
        like: t('helpful'),
        dislike: t('notHelpful'),
        count: (count) => t('count', { count }),
      }}
      onVote={onVote}
    />
  );
}
