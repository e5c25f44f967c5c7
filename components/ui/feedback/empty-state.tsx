import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Says what to do next, or what will be here and when. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center gap-3 px-6 py-10 text-center', className)}>
      {icon && (
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full bg-sunken text-muted [&_svg]:size-6 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      )}
      <div className="flex max-w-md flex-col gap-1">
        <p className="font-semibold text-16">{title}</p>
        {children && <div className="text-balance text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
