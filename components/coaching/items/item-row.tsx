'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { ItemIcon } from '#/components/coaching/items/item-icon.tsx';
import { type Item, isNew } from '#/components/coaching/items/item-pages.ts';
import { Thumbs, type Vote } from '#/components/ui/thumbs.tsx';
import { joinRanges } from '#/lib/domain/metrics/words/plain-words.ts';

interface ItemRowProps {
  item: Item;
  onOpen: () => void;
  /** Called when the item is read without being opened. */
  onRead: () => void;
  onVote: (vote: Vote) => void;
  /** What it leads to: cells of its grid, `itemCells`. */
  children?: ReactNode;
}

/** The places in an item's grid for the button of what it leads to, and for what the button opens. */
export const itemCells = {
  button: 'relative z-10 col-start-2 @min-[760px]:col-start-3 @min-[760px]:row-start-1',
  panel: 'relative z-10 col-[1/-1] @min-[760px]:col-[2/-1]',
} as const;

/**
 * Shows one insight or trend: why it's shown and what to do; how and why it works is folded below, and its name opens
 * it alone.
 */
export function ItemRow({ item, onOpen, onRead, onVote, children }: ItemRowProps) {
  const t = useTranslations('coaching.items');
  const panelId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { modalHeader, details, source } = item;
  const hasMore = details !== null || source !== null;
  const unfold = () => {
    setUnfolded(!isUnfolded);
    onRead();
  };
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-card border border-line bg-surface py-3 pr-3 pl-4 transition-colors hover:border-control-line @min-[760px]:grid-cols-[2.25rem_minmax(0,1fr)_auto_auto]">
      <ItemIcon {...item} className="self-start" />
      <div className="wrap-anywhere col-span-2 flex min-w-0 max-w-180 flex-col gap-0.5 @min-[760px]:col-span-1">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="font-semibold text-16">
            <OpenButton onOpen={onOpen}>{modalHeader}</OpenButton>
          </h3>
          <ItemMarks item={item} />
          <span className="text-13 text-muted">{t('daysAgo', { days: item.daysAgo })}</span>
        </div>
        <ItemText item={item}>
          {hasMore && (
            <button
              type="button"
              aria-expanded={isUnfolded}
              aria-controls={panelId}
              aria-label={`${t('why')}: ${modalHeader}`}
              onClick={unfold}
              className="relative z-10 inline-flex min-h-6 items-center self-start gap-0.5 rounded-mark font-medium text-13 text-accent-text hover:underline print:font-semibold print:text-ink"
            >
              {t('why')}
              <ChevronDown
                aria-hidden
                className={clsx('size-4 transition-transform print:hidden', isUnfolded && 'rotate-180')}
              />
            </button>
          )}
        </ItemText>
      </div>
      {hasMore && <ItemDetails item={item} id={panelId} isFolded={!isUnfolded} />}
      {children}
      {/* Under the text, and closer to it without a button, because a finger's thumbs are high. */}
      <span
        className={clsx(
          'relative z-10 col-start-3 justify-self-end @min-[760px]:col-start-4 @min-[760px]:row-start-1',
          !children && !isUnfolded && '@max-[760px]:max-medium:-mt-3',
        )}
      >
        <ItemThumbs item={item} onVote={onVote} />
      </span>
    </li>
  );
}

/** Shows why an item is there and what to do; `children` unfolds the rest. */
export function ItemText({ item, children }: { item: Item; children?: ReactNode }) {
  const { act, reason, because, notificationType } = item;
  const isTrend = notificationType.endsWith('_trend');
  return (
    <>
      {isTrend
        ? reason && <p className="text-pretty text-14 text-muted">{joinRanges(reason)}</p>
        : because && <p className="text-pretty text-13 text-muted">{joinRanges(because)}</p>}
      <p className="text-pretty">{act}</p>
      {children}
    </>
  );
}

/** Shows how what an item advises is done, and why it works; under the text, so that folding moves no button. */
export function ItemDetails({ item: { details, source }, id, isFolded = false }: ItemDetailsProps) {
  return (
    <div id={id} className={clsx('wrap-anywhere col-[2/-1] max-w-180', isFolded && 'hidden print:block')}>
      {details && <p className="text-pretty">{details}</p>}
      {source && <p className="pt-1 text-13 text-muted">{source}</p>}
    </div>
  );
}

interface ItemDetailsProps {
  item: Pick<Item, 'details' | 'source'>;
  id?: string;
  isFolded?: boolean;
}

/** Shows what an older item is about; a click opens it in full. */
export function EarlierItemRow({ item, onOpen, onVote }: Omit<ItemRowProps, 'children' | 'onRead'>) {
  const t = useTranslations('coaching.items');
  const { modalHeader, act } = item;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center bg-surface py-1.5 pr-3 pl-4 transition-colors hover:bg-hover">
      {item.notificationType.endsWith('_trend') && <ItemIcon {...item} isSmall className="mr-3" />}
      {/* In narrow lists the thumbs share the line of the date, so that name and advice have the whole width. */}
      <div className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-3 @max-[560px]:contents">
        <h3 className="flex flex-wrap items-center gap-x-3 text-14 @max-[560px]:col-[2/-1]">
          <OpenButton onOpen={onOpen}>{modalHeader}</OpenButton>
          <ItemMarks item={item} />
        </h3>
        <span className="text-13 text-muted @max-[560px]:col-start-2">{t('daysAgo', { days: item.daysAgo })}</span>
      </div>
      <p className="wrap-anywhere col-start-2 text-pretty text-13 text-muted @max-[560px]:col-[2/-1] @max-[560px]:row-start-3">
        {act}
      </p>
      <span className="relative z-10 col-start-3 row-span-2 row-start-1 @max-[560px]:row-span-1 @max-[560px]:row-start-2 @max-[560px]:-my-2">
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

/** Says that an item hasn't been opened, and that only its reader sees it. */
function ItemMarks({ item }: { item: Item }) {
  const t = useTranslations('coaching.items');
  const shape = 'whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-12';
  return (
    <>
      {isNew(item) && <span className={`${shape} bg-accent-soft text-accent-text`}>{t('new')}</span>}
      {item.personal && <span className={`${shape} bg-sunken text-muted`}>{t('onlyYou')}</span>}
    </>
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
