'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { LeaderPlace } from '#/components/organisation/leader-change.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';

const LeaderDialog = dynamic(
  () => import('#/components/organisation/leader-dialog.tsx').then((file) => file.LeaderDialog),
  { ssr: false },
);

interface LeaderLineProps {
  /** As in "Team Leader". */
  label: string;
  email: string | null;
  /** Whether the leader has finished onboarding, where that is known. */
  onboarding?: boolean;
  isSuspended: boolean;
  place: LeaderPlace;
  /** Whether this person may change who leads. */
  mayChange: boolean;
  /** Beside the word to change. */
  children?: ReactNode;
}

/** The leader and their status, with the button to change or add one. */
export function LeaderLine({ label, email, onboarding, isSuspended, place, mayChange, children }: LeaderLineProps) {
  const t = useTranslations('people.suspended');
  const [isOpen, setOpen] = useState(false);
  const { previous } = place;
  const verb = previous === null ? 'Add' : 'Change';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-5 flex-wrap items-center gap-x-1">
        <span className="font-medium text-13 text-muted">{label}</span>
        {mayChange && (
          <>
            <TextAction label={`${verb} ${label.toLowerCase()}`} onClick={() => setOpen(true)}>
              {verb}
            </TextAction>
            {children}
          </>
        )}
      </div>
      <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="flex min-w-0 max-w-full flex-col">
          <span className={previous === null ? 'text-muted' : 'truncate font-medium'} title={previous ?? undefined}>
            {previous ?? 'No one yet'}
          </span>
          {email && (
            <span className="truncate text-13 text-muted" title={email}>
              {email}
            </span>
          )}
        </span>
        {previous !== null && (onboarding !== undefined || isSuspended) && (
          <StatusBadge status isSuspended={isSuspended} onboarding={onboarding === true} expiresAt={null} />
        )}
      </div>
      {isSuspended && (
        <p className="text-13 text-muted">
          {t('leader')}{' '}
          {mayChange && (
            <TextAction label={t('replaceOf', { role: label.toLowerCase() })} onClick={() => setOpen(true)}>
              {t('replace')}
            </TextAction>
          )}
        </p>
      )}
      {isOpen && <LeaderDialog place={place} onClose={() => setOpen(false)} />}
    </div>
  );
}
