'use client';

import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps the width and the focus, shows that a call is running, and ignores further clicks. */
  loading?: boolean;
  icon?: ReactNode;
}

export function Button({ variant, size, full, loading, icon, children, className, onClick, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={click}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      className={clsx(buttonStyle({ variant, size, full }), className)}
    >
      <span className={clsx('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
