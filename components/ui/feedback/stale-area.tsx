import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';

interface StaleAreaProps {
  /** Whether the content belongs to an earlier query. */
  isStale: boolean;
  className?: string;
  children: ReactNode;
}

/** Shows the previous content, pale, until the new content arrives, and says so if that takes longer than a moment. */
export function StaleArea({ isStale, className, children }: StaleAreaProps) {
  const t = useTranslations('ui.page');
  return (
    <div className={clsx('relative', className)} aria-busy={isStale}>
      {isStale && (
        <output className="pointer-events-none -translate-y-1/2 absolute inset-x-0 top-0 z-10 flex animate-appear-late justify-center">
          <span className="flex items-center gap-3 rounded-full border border-line bg-raised px-4 py-2 text-13 shadow-floating">
            {t('loading')}
            <Spinner />
          </span>
        </output>
      )}
      <div className={clsx('transition-opacity', className, isStale && 'opacity-60')}>{children}</div>
    </div>
  );
}
