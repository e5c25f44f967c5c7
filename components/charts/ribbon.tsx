import { clsx } from 'clsx';

/** The shares at one index, in percent. */
export interface RibbonShares {
  good: number;
  meh: number;
  bad: number;
}

export interface RibbonCell {
  /** Its calendar day. */
  date: string;
  /** The day and its shares. */
  words: string;
  /** Null if nothing was due or nothing is shown. */
  shares: RibbonShares | null;
  /** Whether a step began there. */
  hasNotch: boolean;
}

export interface RibbonProps {
  cells: readonly RibbonCell[];
  /** What it shows, in a sentence; a table elsewhere has the same values. */
  label: string;
  className?: string;
}

/** Up to this many cells are wide. */
const FEW = 12;

const parts = [
  { key: 'good', fill: 'bg-share-good' },
  { key: 'meh', fill: 'bg-share-meh' },
  { key: 'bad', fill: 'bg-share-bad' },
] as const;

/** Shows sentiment over time: one cell per day, week or month, filled by how people felt; a gap if nothing is known. */
export function Ribbon({ cells, label, className }: RibbonProps) {
  return (
    <span className={clsx('block', className)}>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="forced-color-adjust-none flex h-3 gap-px">
        {cells.map(({ date, words, shares, hasNotch }) => (
          <span
            key={date}
            title={words}
            className={clsx(
              'relative flex min-w-px flex-1 flex-col justify-center',
              cells.length > FEW ? 'max-w-2' : 'max-w-6',
            )}
          >
            {shares ? (
              parts.map(({ key, fill }) => <span key={key} className={fill} style={{ flexBasis: `${shares[key]}%` }} />)
            ) : (
              <span className="h-px bg-control-line opacity-60" />
            )}
            {hasNotch && (
              <span className="-top-1 -translate-x-1/2 absolute left-1/2 border-x-4 border-x-transparent border-t-4 border-t-accent" />
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
