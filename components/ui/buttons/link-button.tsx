import { clsx } from 'clsx';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { PendingBar } from '#/components/ui/link-click.tsx';

export interface LinkButtonProps extends ComponentProps<typeof Link>, ButtonLook {
  icon?: ReactNode;
}

/** Shows a link to another page that looks like a button. */
export function LinkButton({ variant, size, full, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonStyle({ variant, size, full }), className)}>
      {icon}
      {children}
      <PendingBar />
    </Link>
  );
}
