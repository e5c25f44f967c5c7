'use client';

import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Close, Title } from 'radix-ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { AnswersBar } from '#/components/charts/share-bar.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { ModalFrame } from '#/components/ui/modal-frame.tsx';

interface PresentationProps {
  title: string;
  /** One page: a question with its published result and a sentence about who answered how; or a topic. */
  pages: readonly {
    id: string;
    name: string;
    lang?: string | undefined;
    figure: string | null;
    unit: string;
    /** Bad, middle and good answers in percent. */
    shares: readonly [number, number, number] | null;
    words: readonly string[];
  }[];
  onClose: () => void;
}

/** Shows shared results in full screen, one per page: arrow keys turn pages, Escape closes. Only mounted while open. */
export function Presentation({ title, pages, onClose }: PresentationProps) {
  const t = useTranslations('actions.present');
  const [at, setAt] = useState(0);
  const page = pages[at];
  const turn = (by: number) => setAt((before) => Math.min(Math.max(before + by, 0), pages.length - 1));
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowDown' || key === 'PageDown') turn(1);
    if (key === 'ArrowLeft' || key === 'ArrowUp' || key === 'PageUp') turn(-1);
  };
  return (
    <ModalFrame onOpenChange={onClose} className="fixed inset-0 z-50 flex flex-col bg-raised outline-none">
      <div role="none" onKeyDown={turnByKey} className="flex min-h-0 flex-1 flex-col p-6 medium:p-10">
        <div className="flex items-start justify-between gap-4">
          <Title className="wrap-anywhere min-w-0 text-16 text-muted">{title}</Title>
          <Close asChild>
            <IconButton label={t('close')} icon={<X />} className="-mt-2 -mr-2.5" />
          </Close>
        </div>
        <div
          aria-live="polite"
          className="mx-auto flex min-h-0 w-full max-w-240 flex-1 flex-col justify-center gap-6 overflow-y-auto"
        >
          {page && (
            <>
              <p lang={page.lang} className="wrap-anywhere text-balance font-medium text-24 medium:text-32">
                {page.name}
              </p>
              {page.figure !== null && (
                <p className="font-semibold text-[56px] tabular-nums leading-none">
                  {page.figure} <span className="font-normal text-20 text-muted">{page.unit}</span>
                </p>
              )}
              {page.shares && <AnswersBar shares={page.shares} className="h-5 shrink-0" />}
              {page.words.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page stay, and two may be the same
                <p key={index} className="wrap-anywhere text-20 text-muted">
                  {line}
                </p>
              ))}
            </>
          )}
        </div>
        <div className="flex items-center justify-between gap-4">
          <IconButton
            label={t('back')}
            icon={<ArrowLeft />}
            aria-disabled={at === 0}
            onClick={() => turn(-1)}
            className="-ml-2.5"
          />
          <p className="text-14 text-muted tabular-nums">{t('page', { page: at + 1, pages: pages.length })}</p>
          <IconButton
            label={t('next')}
            icon={<ArrowRight />}
            aria-disabled={at === pages.length - 1}
            onClick={() => turn(1)}
            className="-mr-2.5"
          />
        </div>
      </div>
    </ModalFrame>
  );
}
