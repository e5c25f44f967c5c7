'use client';

import { ArrowDown, ArrowUp, Search, Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Close, Title } from 'radix-ui/dialog';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { addRecent, matches, moveActive, type PaletteEntry } from '#/components/palette/palette-entries.ts';
import { as, optionId, PaletteList } from '#/components/palette/palette-list.tsx';
import { useDestinations } from '#/components/palette/use-destinations.ts';
import { type PaletteActions, usePagesAndActions } from '#/components/palette/use-pages-and-actions.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { KeyCap } from '#/components/ui/key-cap.tsx';
import { ModalFrame } from '#/components/ui/modal-frame.tsx';

/** Only in memory: people's names are stored in no browser, and another role starts with a new page. */
let recent: PaletteEntry[] = [];

/** Finds places and actions by name: the field keeps the focus, and arrows and Enter choose from the list below it. */
export default function CommandPalette({ onClose, ...actions }: PaletteActions & { onClose: () => void }) {
  const t = useTranslations('palette.list');
  const router = useRouter();
  const listId = useId();
  const onceClosed = useRef<() => void>(undefined);
  const [typed, setTyped] = useState('');
  const [selectedId, setSelectedId] = useState<string>();
  const localEntries = usePagesAndActions(actions);
  const destinations = useDestinations(typed, actions.role);
  const entries = listEntries(typed.trim(), localEntries, destinations.entries);
  if (typed.trim() && actions.role === 'Administrator') {
    const label = t('inPeople', { search: typed.trim() });
    const href = `/companyManagement?tab=people&search=${encodeURIComponent(typed.trim())}`;
    entries.push({ id: 'in people', group: 'people', label, icon: Users, href });
  }
  const ids = entries.map(({ id }) => id);
  const active = selectedId !== undefined && ids.includes(selectedId) ? selectedId : ids[0];

  const open = (entry: PaletteEntry, inNewTab: boolean) => {
    if (entry.href && inNewTab) return void window.open(entry.href, '_blank', 'noopener');
    if (entry.href && entry.id !== 'in people') recent = addRecent(recent, entry);
    if (entry.href) router.push(entry.href);
    else onceClosed.current = entry.run;
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const entry = entries.find(({ id }) => id === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setSelectedId(moveActive(ids, active, event.key === 'ArrowDown' ? 1 : -1));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && entry)
      open(entry, event.ctrlKey || event.metaKey);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };

  return (
    <ModalFrame
      onOpenChange={onClose}
      onClosed={() => onceClosed.current?.()}
      className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh animate-appear flex-col overflow-hidden bg-raised shadow-floating outline-none max-medium:bottom-0 medium:top-[12vh] medium:max-h-[min(32rem,76vh)] medium:w-[calc(100%-3rem)] medium:max-w-160 medium:rounded-card"
    >
      <Title className="sr-only">{t('title')}</Title>
      <div className="flex items-center gap-3 border-line border-b px-5">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
          aria-label={t('title')}
          placeholder={t(actions.role === 'Member' ? 'placeholderMember' : 'placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.target.value);
            setSelectedId(undefined);
          }}
          className="h-14 min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        {!destinations.isSettled && (
          <span className="animate-appear-late text-muted">
            <Spinner />
          </span>
        )}
        <Close className="shrink-0 rounded-control px-2 py-1.5 text-14 text-accent-text medium:hidden">
          {t('close')}
        </Close>
      </div>
      <div id={listId} {...as.list(t('title'))} className="min-h-0 flex-1 overflow-y-auto pt-1">
        <PaletteList id={listId} entries={entries} active={active} onActive={setSelectedId} onOpen={open} />
      </div>
      <PaletteFoot typed={typed.trim()} count={entries.length} destinations={destinations} />
    </ModalFrame>
  );
}

/**
 * Returns the entries: without typed text the recent places, or else the first ones; typed text also filters the local
 * ones.
 */
function listEntries(
  typed: string,
  localEntries: readonly PaletteEntry[],
  destinations: readonly PaletteEntry[],
): PaletteEntry[] {
  if (typed === '') return [...(recent.length > 0 ? recent : destinations.slice(0, 5)), ...localEntries];
  return [...localEntries.filter(({ label }) => matches(label, typed)), ...destinations];
}

interface PaletteFootProps {
  typed: string;
  count: number;
  destinations: { isSettled: boolean; error: Error | null; retry: () => void };
}

/** Shows the number of results in words, and below it the keys if there is a keyboard. */
function PaletteFoot({ typed, count, destinations: { isSettled, error, retry } }: PaletteFootProps) {
  const t = useTranslations('palette.list');
  const keys = useTranslations('palette.keys');
  const isEmpty = count === 0 && isSettled && !error;
  return (
    <>
      {error && (
        <div role="alert" className="flex items-center justify-between gap-3 border-line border-t px-5 py-3">
          <span className="text-13 text-bad">{t('failed')}</span>
          <Button variant="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {isEmpty && (
        <div className="flex flex-col gap-1 px-6 py-10 text-center">
          <p className="wrap-anywhere font-semibold text-16">{t('nothing', { search: typed })}</p>
          <p className="text-muted">{t('nothingHelp')}</p>
        </div>
      )}
      <output className="sr-only">{isSettled ? t('results', { count }) : t('loading')}</output>
      <div aria-hidden className="hidden gap-5 border-line border-t px-5 py-2.5 text-12 text-muted medium:flex">
        <span className="flex items-center gap-1.5">
          <KeyCap>
            <ArrowUp className="size-3" />
          </KeyCap>
          <KeyCap>
            <ArrowDown className="size-3" />
          </KeyCap>
          {t('moves')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCap>{keys('enter')}</KeyCap> {t('opens')}
        </span>
        <span className="flex items-center gap-1.5">
          <KeyCap>{keys('escape')}</KeyCap> {t('leaves')}
        </span>
      </div>
    </>
  );
}
