'use client';

import { clsx } from 'clsx';
import { EyeOff, Trash2, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Acknowledgements } from '#/components/coaching/posts/acknowledgements.tsx';
import type { Post } from '#/components/coaching/posts/post-pages.ts';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Menu } from '#/components/ui/menu.tsx';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';

interface PostRowProps {
  post: Post;
  locale: string;
  onRead: () => void;
  onAsk: (what: 'remove' | 'hide') => void;
  /** Sets this reader's reaction, or removes it. */
  onAcknowledge: (word: AcknowledgementWord | null) => void;
  /** The conversation with its author. */
  children?: ReactNode;
}

/** Shows one message; a click on a new one marks it as read. */
export function PostRow({ post, locale, onRead, onAsk, onAcknowledge, children }: PostRowProps) {
  const t = useTranslations('coaching.posts');
  const ofReactions = useTranslations('coaching.acknowledgements');
  const { id, name, text, anonymously, logo_url, seen: isSeen, source, hiddenReason, canRemove, canHide } = post;
  const isHidden = hiddenReason !== null;
  const actions = [
    ...(canRemove ? [{ label: t('remove'), icon: <Trash2 />, isDestructive: true, what: 'remove' as const }] : []),
    ...(canHide && !isHidden ? [{ label: t('hide'), icon: <EyeOff />, what: 'hide' as const }] : []),
  ].map(({ what, ...item }) => ({ ...item, onSelect: () => onAsk(what) }));
  return (
    <li
      id={`message-${id}`}
      {...(isSeen ? { 'data-post': id, tabIndex: -1 } : {})}
      className={clsx(
        'relative grid scroll-mt-24 grid-cols-[2.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2.5 -outline-offset-2 transition-colors first:rounded-t-card last:rounded-b-card medium:px-5',
        isSeen ? 'bg-surface' : 'bg-accent-soft/40 hover:bg-accent-soft',
      )}
    >
      {anonymously ? (
        <span
          aria-hidden
          className="row-span-2 grid size-9 shrink-0 place-items-center self-start rounded-full bg-sunken text-muted"
        >
          <UserRound className="size-4.5" />
        </span>
      ) : (
        <span className="row-span-2 self-start">
          <Avatar {...initialsOf(name)} image={logo_url ?? undefined} />
        </span>
      )}
      <p className="col-start-2 flex flex-wrap items-baseline gap-x-2">
        <span className="wrap-anywhere font-semibold text-14">{name}</span>
        <PostTime post={post} locale={locale} />
        {source && <span className="text-13 text-muted">{source}</span>}
      </p>
      {isHidden ? (
        <p className="wrap-anywhere col-[2/-1] row-start-2 text-muted italic">
          {hiddenReason ? t('hiddenReason', { reason: hiddenReason }) : t('hidden')}
        </p>
      ) : (
        <p className="wrap-anywhere col-[2/-1] row-start-2 max-w-prose">{text}</p>
      )}
      {!isHidden && (
        <Acknowledgements
          {...post}
          isInRow
          isShort
          labels={{
            list: ofReactions('label'),
            set: ofReactions('setOn', { name }),
            change: ofReactions('changeOn', { name }),
          }}
          locale={locale}
          onAcknowledge={onAcknowledge}
        />
      )}
      {children && <div className="relative z-10 col-[2/-1] pt-1 empty:hidden">{children}</div>}
      {!isSeen && (
        <button
          type="button"
          data-post={id}
          aria-label={t('read', { name })}
          onClick={onRead}
          className="absolute inset-0 rounded-[inherit]"
        >
          <span className="forced-color-adjust-none absolute top-6 left-1 size-2 rounded-full bg-accent medium:left-1.5" />
        </button>
      )}
      {actions.length > 0 && (
        <div className="relative z-10 -my-1 -mr-2 col-start-4 row-start-1">
          <Menu label={t('actions', { name })} items={actions} />
        </div>
      )}
    </li>
  );
}

function initialsOf(name: string): { firstName: string; lastName: string } {
  const parts = name.split(' ').filter(Boolean);
  return { firstName: parts[0] ?? '', lastName: parts.length > 1 ? (parts.at(-1) ?? '') : '' };
}

interface PostTimeProps {
  post: Pick<Post, 'daysAgo' | 'createdAt' | 'anonymously'>;
  locale: string;
}

/**
 * Shows the day of a message; if it has an author also the time, in the reader's zone, which the server doesn't know.
 */
function PostTime({ post: { daysAgo, createdAt, anonymously }, locale }: PostTimeProps) {
  const t = useTranslations('coaching.items');
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const day = t('daysAgo', { days: daysAgo });
  if (anonymously || !isInBrowser) return <span className="text-13 text-muted">{day}</span>;
  const writtenAt = new Date(createdAt);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(writtenAt);
  const exact = formatInstant(writtenAt, locale, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <time dateTime={createdAt} title={exact} className="text-13 text-muted">
      {daysAgo === 0 ? t('dayAndTime', { day, time }) : day}
    </time>
  );
}

/** Subscribes to nothing, because nothing changes while the page is open. */
const never = () => () => undefined;
