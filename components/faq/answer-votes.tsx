'use client';

import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type Question, useFaqVote } from '#/components/faq/use-faq.ts';

/** Whether an answer was helpful, with how many of the company found it so. */
export function AnswerVotes({ question }: { question: Question }) {
  const words = useTranslations('faq.screen');
  const { mutate } = useFaqVote();
  const { liked, disliked, likesCount, dislikesCount } = question;
  const thumbs = [
    { vote: 'like', Icon: ThumbsUp, label: words('helpful'), isOn: liked, count: likesCount },
    { vote: 'dislike', Icon: ThumbsDown, label: words('notHelpful'), isOn: disliked, count: dislikesCount },
  ] as const;
  return (
    <fieldset className="flex items-center gap-1" aria-label={words('wasHelpful')}>
      <span aria-hidden className="text-13 text-muted">
        {words('wasHelpful')}
      </span>
      {thumbs.map(({ vote, Icon, label, isOn, count }) => (
        <button
          key={vote}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={isOn}
          onClick={() => mutate({ question, vote })}
          className={clsx(
            'inline-flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-control px-2 text-13 tabular-nums transition-colors hover:bg-hover max-medium:h-11 max-medium:min-w-11',
            isOn ? 'text-accent-text' : 'text-muted',
          )}
        >
          <Icon aria-hidden className={clsx('size-4', isOn && 'fill-current')} />
          {count > 0 && <span>{words('count', { count })}</span>}
        </button>
      ))}
    </fieldset>
  );
}
