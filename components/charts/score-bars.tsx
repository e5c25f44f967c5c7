import { clsx } from 'clsx';
import { Lock } from 'lucide-react';

export interface ScoreBar {
  id: number;
  name: string;
  /** 0..100; null draws no bar. */
  avg: number | null;
  /** What stands at the end of the line. */
  text: string;
  isHidden: boolean;
}

/** Scores from 0 to 100 as bars below their names, in two columns where the card is wide; the frame's table says the same. */
export function ScoreBars({ bars, isWide = false }: { bars: readonly ScoreBar[]; isWide?: boolean }) {
  return (
    <ul aria-hidden className={clsx('grid gap-x-10 gap-y-3', isWide && '@min-[720px]:grid-cols-2')}>
      {bars.map(({ id, name, avg, text, isHidden }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
          <span className="wrap-anywhere text-14">{name}</span>
          <span className={avg === null ? 'flex items-center gap-1 text-12 text-muted' : 'font-medium tabular-nums'}>
            {isHidden && <Lock className="size-3.5" />}
            {text}
          </span>
          <span className="forced-color-adjust-none col-span-2 h-2 overflow-hidden rounded-full bg-line">
            <span className="block h-full rounded-full bg-accent-text opacity-80" style={{ width: `${avg ?? 0}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
