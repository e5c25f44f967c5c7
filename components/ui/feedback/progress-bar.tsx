import { clsx } from 'clsx';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The count in words, such as “Step 2 of 5”. */
  text?: string;
  /** Only screen readers get the count. */
  hideText?: boolean;
  className?: string;
}

export function ProgressBar({ label, value, max, text, hideText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={clsx('flex items-center gap-3', className)}>
      <progress className="sr-only" aria-label={label} aria-valuetext={text} max={max} value={value} />
      <div aria-hidden className="forced-color-adjust-none h-1.5 flex-1 overflow-hidden rounded-full bg-line">
        <div
          className="h-full w-full origin-left rounded-full bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {!hideText && (
        <span aria-hidden className="whitespace-nowrap text-13 text-muted tabular-nums">
          {text}
        </span>
      )}
    </div>
  );
}
