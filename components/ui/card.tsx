import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Controls on the right of the title. */
  actions?: ReactNode;
  /** Without it the content touches the edges, which tables need. */
  padded?: boolean;
  as?: 'section' | 'div' | 'article' | 'li';
  /** The id for links to the card. */
  id?: string;
  /** Its name in the guided tour. */
  tour?: string;
  className?: string;
  children?: ReactNode;
}

export function Card({
  title,
  description,
  actions,
  padded = true,
  as: Tag = 'section',
  id,
  tour,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      id={id}
      data-tour={tour}
      className={clsx(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface',
        // A table continues on the next sheet of paper, row by row.
        padded && 'print:break-inside-avoid',
        className,
      )}
    >
      {(title || actions) && (
        <div
          className={clsx(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-[20px] pt-5',
            !padded && 'pb-4',
          )}
        >
          {/* On a phone, the description has the whole width below the title and the controls. */}
          <div className="flex min-w-0 flex-1 basis-24 flex-col gap-0.5 max-medium:contents">
            {title && <h2 className="min-w-0 text-16 max-medium:flex-1 max-medium:basis-24">{title}</h2>}
            {description && (
              <p className="text-13 text-muted max-medium:order-last max-medium:basis-full">{description}</p>
            )}
          </div>
          {actions && <div className="-mt-1 flex max-w-full items-center gap-2 print:hidden">{actions}</div>}
        </div>
      )}
      {padded ? (
        <div className={clsx('flex min-w-0 flex-1 flex-col p-[20px]', (title || actions) && 'pt-4')}>{children}</div>
      ) : (
        children
      )}
    </Tag>
  );
}
