import { clsx } from 'clsx';
import { Lock } from 'lucide-react';

export interface ScoreBar {
  id: number;
  name: string;
  /** 0..100; null draws no bar. */
  avg: number | null;
  /** The text at the end of the line. */
  text: string;
  isHidden: boolean;
}

interface ScoreBarsProps {
  bars: readonly ScoreBar[];
  /** With short names next to the bars; in columns if the card is wide. */
  isInline?: boolean;
}

/** Shows scores from 0 to 100 as bars below or next to their names; the frame's table has the same values. */
export function ScoreBars({ bars, isInline = false }: ScoreBarsProps) {
  return (
    <ul
      aria-hidden
      className={clsx(
        'grid gap-x-10',
        isInline ? '@min-[1000px]:grid-cols-3 @min-[640px]:grid-cols-2 gap-y-1' : 'gap-y-3',
      )}
    >
      {bars.map(({ id, name, avg, text, isHidden }) => (
        <li
          key={id}
          className={clsx(
            'grid gap-x-3',
            isInline
              ? 'grid-cols-[minmax(0,8rem)_minmax(2rem,1fr)_auto] items-center'
              : 'grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-1',
          )}
        >
          <span className="wrap-anywhere text-14">{name}</span>
          <span
            className={clsx(
              avg === null ? 'flex items-center gap-1 text-12 text-muted' : 'font-medium tabular-nums',
              isInline && 'order-last',
            )}
          >
            {isHidden && <Lock className="size-3.5" />}
            {text}
          </span>
          <span
            className={clsx(
              'forced-color-adjust-none h-2 overflow-hidden rounded-full bg-line',
              !isInline && 'col-span-2',
            )}
          >
            <span className="block h-full rounded-full bg-accent-text opacity-80" style={{ width: `${avg ?? 0}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
