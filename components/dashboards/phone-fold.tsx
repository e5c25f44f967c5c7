'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface PhoneFoldProps {
  /** The label of the folded content. */
  title: string;
  /** The id that links lead to. */
  id?: string;
  /** Whether someone asked for the folded content. */
  isAsked?: boolean;
  /** Whether it's inside a card. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}

/** Folds secondary content on a phone; elsewhere and on paper, the content is shown without a fold. */
export function PhoneFold({ title, id, isAsked = false, isPlain = false, className, children }: PhoneFoldProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(isAsked);
  if (wasAsked !== isAsked) {
    setAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <div id={id} className={clsx('flex min-w-0 scroll-mt-20 flex-col gap-2', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className={clsx(
          'flex min-h-12 @min-[561px]/figures:hidden items-center justify-between gap-3 text-left font-medium text-14 print:hidden',
          !isPlain && 'rounded-card border border-line bg-surface px-[16px]',
        )}
      >
        {title}
        <ChevronDown aria-hidden className={clsx('size-4 shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div
        id={contentId}
        className={clsx(
          'flex min-w-0 grow flex-col *:grow',
          // The button already says the card's title.
          isOpen ? '@max-[560px]/figures:[&_:is(h2,h3).text-16]:sr-only' : '@max-[560px]/figures:hidden print:flex!',
        )}
      >
        {children}
      </div>
    </div>
  );
}
