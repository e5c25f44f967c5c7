'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CommandKey } from '#/components/palette/command-key.tsx';
import { KeyCap } from '#/components/ui/key-cap.tsx';

/** Looks like a field if there is room, with the shortcut next to it. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('palette.button');
  return (
    <button
      type="button"
      title={t('hint')}
      aria-label={t('hint')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="inline-flex h-10 w-10 shrink-0 items-center justify-center gap-2 rounded-control text-muted transition-colors hover:bg-hover hover:text-ink large:mr-2 large:w-52 large:justify-start large:border large:border-line large:bg-surface large:px-3 large:text-14 large:hover:border-control-line large:hover:bg-surface"
    >
      <Search aria-hidden className="size-5 shrink-0 large:size-4" />
      <span aria-hidden className="hidden flex-1 text-left large:block">
        {t('label')}
      </span>
      <span aria-hidden className="hidden gap-1 large:flex">
        <CommandKey />
        <KeyCap>K</KeyCap>
      </span>
    </button>
  );
}
