'use client';

import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Item } from '#/components/coaching/items/item-pages.ts';
import type { Vote } from '#/components/coaching/items/use-item-changes.ts';

interface ItemThumbsProps {
  item: Item;
  /** Half opacity for what is not chosen, within a `group`; numbers stay as readable as text. */
  isPale?: boolean;
  onVote: (vote: Vote) => void;
}

/** Helpful or not, one of both or neither; the chosen one is filled. */
export function ItemThumbs({ item, isPale = false, onVote }: ItemThumbsProps) {
  const words = useTranslations('coaching.items');
  const thumbs = [
    { vote: 'like', Icon: ThumbsUp, label: words('helpful'), isOn: item.liked, count: item.likesCount },
    { vote: 'dislike', Icon: ThumbsDown, label: words('notHelpful'), isOn: item.disliked, count: item.dislikesCount },
  ] as const;
  return (
    <fieldset className="flex items-center gap-1" aria-label={words('wasHelpful')}>
      {thumbs.map(({ vote, Icon, label, isOn, count }) => (
        <button
          key={vote}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={isOn}
          onClick={() => onVote(vote)}
          className={clsx(
            'inline-flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-control px-2 text-13 tabular-nums transition-colors hover:bg-hover max-medium:h-11 max-medium:min-w-11',
            isOn ? 'text-accent-text' : 'text-muted',
          )}
        >
          <Icon
            aria-hidden
            className={clsx(
              'size-4 transition-opacity',
              isOn && 'fill-current',
              isPale && !isOn && 'opacity-50 group-focus-within:opacity-100 group-hover:opacity-100',
            )}
          />
          {count > 0 && <span>{words('count', { count })}</span>}
        </button>
      ))}
    </fieldset>
  );
}
