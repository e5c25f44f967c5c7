import { clsx } from 'clsx';

/** A quiet shape of the size the content will have; give size and radius by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-breathe rounded-mark bg-hover', className)} />;
}
