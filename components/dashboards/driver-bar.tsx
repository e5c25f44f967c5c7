import { clsx } from 'clsx';

interface DriverBarProps {
  sign: 'helped' | 'hurt';
  /** From 0 to 1. */
  length: number;
  /** What it stands for has no upper limit: the bar fades out. */
  isOpen: boolean;
}

/** How often something was named, below its words. */
export function DriverBar({ sign, length, isOpen }: DriverBarProps) {
  return (
    <span aria-hidden className="forced-color-adjust-none col-span-2 h-2 overflow-hidden rounded-full bg-line">
      <span
        className={clsx(
          'block h-full rounded-full',
          sign === 'helped' ? 'bg-share-good' : 'bg-share-bad',
          isOpen && 'mask-r-from-60% mask-r-to-95%',
        )}
        style={{ width: `${Math.min(100, 100 * length)}%` }}
      />
    </span>
  );
}
