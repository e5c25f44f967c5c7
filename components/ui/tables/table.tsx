'use client';

import { clsx } from 'clsx';
import { MoveHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SideFade } from '#/components/ui/tables/side-fade.tsx';
import { reachable, useOverflow } from '#/components/ui/use-overflow.ts';

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table for screen readers. */
  label: string;
  /** A height class; inside it the header stays visible. */
  scrollClassName?: string;
}

/** Scrolls sideways in its own box, so that the page never does, and shows where more is hidden. */
export function Table({ label, scrollClassName, className, ...rest }: TableProps) {
  const t = useTranslations('ui.tables');
  const [box, hidden] = useOverflow();
  const isWide = hidden.before || hidden.after;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="relative min-w-0 overflow-clip rounded-card">
        <section
          ref={box}
          aria-label={label}
          {...reachable}
          className={clsx('overflow-auto rounded-card', scrollClassName)}
        >
          <table {...rest} aria-label={label} className={clsx('w-full border-collapse text-left text-14', className)} />
        </section>
        {hidden.after && <SideFade />}
      </div>
      {isWide && (
        <p className="flex items-center gap-1.5 text-12 text-muted">
          <MoveHorizontal aria-hidden className="size-4" />
          {t('scroll')}
        </p>
      )}
    </div>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/**
 * Shows a row of a table. `onClick` opens it; put a link or button with the same effect in its first cell for
 * keyboards.
 */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={clsx('group/row', rest.onClick && 'cursor-pointer transition-colors hover:bg-hover', className)}
    />
  );
}

export function TableHeaderCell({ className, align, ...rest }: ComponentProps<'th'> & { align?: 'left' | 'right' }) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        'stays top-0 z-10 whitespace-nowrap border-line border-b bg-sunken px-4 py-2.5 font-medium text-13 text-muted',
        align === 'right' && 'text-right',
        className,
      )}
    />
  );
}

export interface TableCellProps extends ComponentProps<'td'> {
  align?: 'left' | 'right';
  /** Lower rows, for long lists of values. */
  dense?: boolean;
}

export function TableCell({ className, align, dense, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={clsx(
        'border-line border-b px-4 group-last/row:border-b-0',
        dense ? 'h-9 py-1' : 'h-12 py-2',
        align === 'right' && 'text-right',
        className,
      )}
    />
  );
}
