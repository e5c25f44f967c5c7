'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FocusScope } from 'radix-ui/internal';
import { useId, useRef } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';

export interface TourHelperProps {
  title: string;
  text: string;
  /** From 1. */
  number: number;
  count: number;
  isEnding: boolean;
  onNext: () => void;
  onPrevious: () => void;
  /** Ends the tour permanently. */
  onSkip: () => void;
  /** Hides it for this visit. */
  onClose: () => void;
}

/** Shows the text about a part of the page, and its buttons; the focus stays inside until it's closed. */
export function TourHelper(props: TourHelperProps) {
  const { title, text, number, count, isEnding, onNext, onPrevious, onSkip, onClose } = props;
  const t = useTranslations('tour.helper');
  const titleId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const isLast = number === count;
  return (
    <FocusScope.FocusScope
      asChild
      loop
      trapped
      onMountAutoFocus={(event) => {
        event.preventDefault();
        next.current?.focus();
      }}
    >
      <dialog
        open
        aria-modal="true"
        aria-labelledby={titleId}
        className="static flex w-full flex-col gap-3 bg-transparent p-5 text-inherit"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-balance text-16">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            title={t('close')}
            onClick={onClose}
            className="-mt-1.5 -mr-1.5 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-hover max-medium:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
        <p className="text-pretty text-14">{text}</p>
        <div className="flex items-center justify-between gap-3">
          <span className="text-13 text-muted tabular-nums">{t('progress', { number, count })}</span>
          <div className="flex gap-2">
            {number > 1 && (
              <Button variant="secondary" size="small" onClick={onPrevious}>
                {t('previous')}
              </Button>
            )}
            <Button ref={next} size="small" loading={isEnding} onClick={onNext}>
              {isLast ? t('done') : t('next')}
            </Button>
          </div>
        </div>
        {!isLast && (
          <button
            type="button"
            onClick={onSkip}
            className="self-start rounded-mark text-13 text-muted underline underline-offset-3 hover:text-ink max-medium:min-h-11"
          >
            {t('skip')}
          </button>
        )}
      </dialog>
    </FocusScope.FocusScope>
  );
}
