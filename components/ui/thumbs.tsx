import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';

export type Vote = 'like' | 'dislike';

interface ThumbsProps {
  value: { liked: boolean; disliked: boolean; likesCount: number; dislikesCount: number };
  words: { question: string; like: string; dislike: string; count: (count: number) => string };
  /** The question before the thumbs, also visible. */
  showsQuestion?: boolean;
  onVote: (vote: Vote) => void;
}

/** Helpful or not, one of the two or neither; the selected one is filled. */
export function Thumbs({ value, words, showsQuestion = false, onVote }: ThumbsProps) {
  const thumbs = [
    { vote: 'like', Icon: ThumbsUp, isOn: value.liked, count: value.likesCount },
    { vote: 'dislike', Icon: ThumbsDown, isOn: value.disliked, count: value.dislikesCount },
  ] as const;
  return (
    <fieldset className="flex items-center gap-0.5" aria-label={words.question}>
      {showsQuestion && (
        <span aria-hidden className="text-13 text-muted">
          {words.question}
        </span>
      )}
      {thumbs.map(({ vote, Icon, isOn, count }) => (
        <button
          key={vote}
          type="button"
          title={words[vote]}
          aria-label={words[vote]}
          aria-pressed={isOn}
          onClick={() => onVote(vote)}
          className={clsx(
            'inline-flex h-8 min-w-8 items-center justify-center gap-0.5 rounded-control px-0.5 text-13 tabular-nums transition-colors hover:bg-hover max-medium:h-11 max-medium:min-w-11',
            isOn ? 'text-accent-text' : 'text-muted',
          )}
        >
          <Icon aria-hidden className={clsx('size-4', isOn && 'fill-current')} />
          {/* Its place is kept, so that nothing beside it moves once someone votes. */}
          <span className="min-w-3 text-left">{count > 0 && words.count(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
