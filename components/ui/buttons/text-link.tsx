import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link inside a sentence or alone beside a form. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx(
        'rounded-mark font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  );
}
