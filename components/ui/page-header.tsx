import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** 1 on pages without the shell; 2 inside it, because its main part has the page's first heading. */
  level?: 1 | 2;
  /** Buttons on the right, or below the title on small screens. */
  actions?: ReactNode;
}

export function PageHeader({ title, description, level = 1, actions }: PageHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex flex-col gap-4 medium:flex-row medium:items-end medium:justify-between">
      <div className="flex min-w-0 flex-col gap-2">
        <Heading className="wrap-anywhere text-24">{title}</Heading>
        {description && <p className="max-w-2xl text-pretty text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 empty:hidden">{actions}</div>}
    </div>
  );
}
