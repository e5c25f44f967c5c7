'use client';

import { BellRing, FolderInput, Lock, LockOpen, UserMinus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Act } from '#/components/people/use-people-acts.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { bulkMax } from '#/lib/domain/people/constants.ts';

interface BulkBarProps {
  count: number;
  /** How many of them are suspended. */
  suspendedCount: number;
  /** Whether removing only takes people out of this team. */
  teamName: string | undefined;
  onAct: (act: Act) => void;
  onClear: () => void;
}

const icons = {
  remind: <BellRing aria-hidden />,
  move: <FolderInput aria-hidden />,
  remove: <UserMinus aria-hidden />,
  suspend: <Lock aria-hidden />,
  restore: <LockOpen aria-hidden />,
};

/** Shows the actions for the chosen people, at the bottom of the window, where they cover no row's name. */
export function BulkBar({ count, suspendedCount, teamName, onAct, onClear }: BulkBarProps) {
  const t = useTranslations('people.bulk');
  const labels = {
    remind: t('remind'),
    move: t('move'),
    remove: teamName ? t('removeFrom', { team: teamName }) : t('remove'),
    suspend: t('suspend'),
    restore: t('restore'),
  };
  const offered: (keyof typeof icons)[] = [
    ...(suspendedCount < count ? (['remind', 'move'] as const) : []),
    'remove',
    ...(suspendedCount < count ? (['suspend'] as const) : []),
    ...(suspendedCount > 0 ? (['restore'] as const) : []),
  ];
  const isTooMany = count > bulkMax;
  return (
    <section
      aria-label={t('chosen', { count })}
      className="stays bottom-4 z-20 mx-auto flex w-fit max-w-full animate-appear flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-floating max-medium:bottom-18"
    >
      <output className="mr-2 font-medium tabular-nums max-medium:order-first max-medium:basis-[calc(100%-3.5rem)]">
        {t('chosen', { count })}
        {isTooMany && <span className="block font-normal text-13 text-bad">{t('limit', { most: bulkMax })}</span>}
      </output>
      {offered.map((act) => (
        <Button
          key={act}
          variant={act === 'remove' || act === 'suspend' ? 'quiet' : 'secondary'}
          size="small"
          icon={icons[act]}
          disabled={isTooMany}
          onClick={() => onAct(act)}
        >
          {labels[act]}
        </Button>
      ))}
      <IconButton size="small" className="max-medium:order-first" label={t('none')} icon={<X />} onClick={onClear} />
    </section>
  );
}
