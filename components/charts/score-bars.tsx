import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';

export interface ScoreBar {
  id: number;
  name: string;
  /** 0..100; null draws no bar. */
  avg: number | null;
  /** The text at the end of the line. */
  text: string;
  isHidden: boolean;
  /** How few people it's based on, in words; draws the bar hollow. */
  few?: string | undefined;
  /** What it's compared with, 0..100: a mark on the bar; null or missing draws none. */
  reference?: number | null;
}

interface ScoreBarsProps {
  bars: readonly ScoreBar[];
  /** The ids of the bars that are called the lowest. */
  lowestIds?: readonly (number | null)[];
  /** What the marks on the bars stand for. */
  referenceName?: string;
  /** With short names next to the bars; in columns if the card is wide. */
  isInline?: boolean;
}

/** Shows scores from 0 to 100 as bars below or next to their names; the frame's table has the same values. */
export function ScoreBars({ bars, lowestIds = [], referenceName, isInline = false }: ScoreBarsProps) {
  const t = useTranslations('charts.scores');
  const hasReference = bars.some(({ reference }) => typeof reference === 'number');
  return (
    <div aria-hidden className="flex flex-col gap-2">
      {referenceName && hasReference && (
        <p className="-mt-2 flex items-center gap-2 text-12 text-muted">
          <span className="forced-color-adjust-none h-3.5 w-0.5 bg-ink" />
          {referenceName}
        </p>
      )}
      <ul
        className={clsx(
          'grid gap-x-10',
          isInline ? '@min-[1000px]:grid-cols-3 @min-[640px]:grid-cols-2 gap-y-1' : 'gap-y-3 print:grid-cols-2',
        )}
      >
        {bars.map(({ id, name, avg, text, isHidden, few, reference }) => (
          <li
            key={id}
            className={clsx(
              'grid gap-x-3',
              isInline
                ? 'grid-cols-[minmax(0,9.5rem)_minmax(2rem,1fr)_auto] items-center'
                : 'grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-1',
            )}
          >
            <span className="wrap-anywhere text-14">
              {name}
              {(few || lowestIds.includes(id)) && (
                <span className="whitespace-nowrap text-12 text-muted"> · {few ?? t('lowest')}</span>
              )}
            </span>
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
              className={clsx('forced-color-adjust-none relative h-2 rounded-full bg-line', !isInline && 'col-span-2')}
            >
              <span
                className={clsx(
                  'block h-full rounded-full opacity-80',
                  few && 'border-2 border-accent-text bg-surface',
                  !few && (lowestIds.includes(id) ? 'bg-neutral' : 'bg-accent-text'),
                )}
                style={{ width: `${avg ?? 0}%` }}
              />
              {typeof reference === 'number' && (
                <span className="absolute -inset-y-1 -ml-px w-0.5 bg-ink" style={{ left: `${reference}%` }} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
