import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action, for people who don't see the icon; also its hint. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  tone?: 'plain' | 'destructive';
}

export function IconButton({ label, icon, size = 'medium', tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-control transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 print:hidden',
        size === 'small' ? 'size-8 [&_svg]:size-4' : 'size-10 [&_svg]:size-5',
        tone === 'plain' ? 'text-muted hover:bg-hover hover:text-ink' : 'text-muted hover:bg-bad-soft hover:text-bad',
        className,
      )}
    >
      {icon}
    </button>
  );
}
