'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { KeyCap } from '#/components/ui/key-cap.tsx';

interface PaletteFootProps {
  typed: string;
  count: number;
  destinations: { isSettled: boolean; error: Error | null; retry: () => void };
}

/** The number of results in words; below it the keys, where there is a keyboard. */
export function PaletteFoot({ typed, count, destinations: { isSettled, error, retry } }: PaletteFootProps) {
  const words = useTranslations('palette.list');
  const keys = useTranslations('palette.keys');
  const isEmpty = count === 0 && isSettled && !error;
  return (
    <>
      {error && (
        <div role="alert" className="flex items-center justify-between gap-3 border-line border-t px-5 py-3">
          <span className="text-13 text-bad">{words('failed')}</span>
          <Button variant="secondary" size="small" onClick={retry}>
            {words('retry')}
          </Button>
        </div>
      )}
      {isEmpty && (
        <div className="flex flex-col gap-1 px-6 py-10 text-center">
          <p className="wrap-anywhere font-semibold text-16">{words('nothing', { search: typed })}</p>
          <p className="text-muted">{words('nothingHelp')}</p>
        </div>
      )}
      <output className="sr-only">{isSettled ? words('results', { count }) : words('loading')}</output>
      <div aria-hidden className="hidden gap-5 border-line border-t px-5 py-2.5 text-12 text-muted medium:flex">
        <span className="flex items-center gap-1.5">
          <KeyCap>
            <ArrowUp className="size-3" />
          </KeyCap>
          <KeyCap>
            <ArrowDown className="size-3" />
          </KeyCap>
          {words('moves')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCap>{keys('enter')}</KeyCap> {words('opens')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCap>{keys('escape')}</KeyCap> {words('leaves')}
        </span>
      </div>
    </>
  );
}
