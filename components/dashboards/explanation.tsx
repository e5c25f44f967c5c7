'use client';

import { clsx } from 'clsx';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Popover } from '#/components/ui/popover.tsx';

interface ExplanationProps {
  /** Whether only the icon is shown, next to a label. */
  isIcon?: boolean;
  className?: string;
  children: ReactNode;
}

/** Shows how something is calculated, from how many people and since when; opens over the page, also by touch. */
export function Explanation({ isIcon = false, className, children }: ExplanationProps) {
  const t = useTranslations('dashboards.frame');
  return (
    <div className={clsx('text-13 text-muted print:hidden', className)}>
      <Popover
        label={t('explanation')}
        className="w-[min(26rem,calc(100vw-1.5rem))]"
        trigger={
          <button
            type="button"
            className={clsx(
              'flex items-center gap-1.5 rounded-mark hover:text-ink aria-expanded:text-ink',
              isIcon ? 'p-1 max-medium:p-2.5' : '-ml-1.5 px-1.5 py-1 max-medium:py-3',
            )}
          >
            <CircleQuestionMark aria-hidden className="size-4" />
            <span className={isIcon ? 'sr-only' : undefined}>{t('explanation')}</span>
          </button>
        }
      >
        <div className="flex flex-col gap-2 p-4 text-14">{children}</div>
      </Popover>
    </div>
  );
}
