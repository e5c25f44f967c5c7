import { clsx } from 'clsx';

/** Shows a placeholder in the size of the content; set size and radius by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-breathe rounded-mark bg-hover', className)} />;
}
