'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { LeaderPlace } from '#/components/organisation/leader-change.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { RowLink } from '#/components/ui/tables/row-link.tsx';

const LeaderDialog = dynamic(
  () => import('#/components/organisation/leader-dialog.tsx').then((file) => file.LeaderDialog),
  { ssr: false },
);

interface LeaderLineProps {
  email: string | null;
  /** Whether the leader has finished onboarding, if known. */
  onboarding?: boolean;
  isSuspended: boolean;
  place: LeaderPlace;
  /** Whether this person may change the leader. */
  mayChange: boolean;
  /** Shown next to the button to change. */
  children?: ReactNode;
}

/** Shows the leader and their status, with the button to change or add one. */
export function LeaderLine({ email, onboarding, isSuspended, place, mayChange, children }: LeaderLineProps) {
  const suspended = useTranslations('people.suspended');
  const t = useTranslations('organisation.leader');
  const [isOpen, setOpen] = useState(false);
  const { kind, previous } = place;
  const change = previous === null ? 'no' : 'yes';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-8 flex-wrap items-center gap-x-1">
        <span className="font-medium text-13 text-muted">{t('label', { kind })}</span>
        {mayChange && (
          <>
            <TextAction label={t('title', { change, kind })} onClick={() => setOpen(true)}>
              {t('verb', { change })}
            </TextAction>
            {children}
          </>
        )}
      </div>
      <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="flex min-w-0 max-w-full flex-col">
          <span className={previous === null ? 'text-muted' : 'truncate font-medium'} title={previous ?? undefined}>
            {previous ?? t('nobody')}
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
          {suspended('leader')}{' '}
          {mayChange && (
            <TextAction label={suspended('replaceOf', { role: t('role', { kind }) })} onClick={() => setOpen(true)}>
              {suspended('replace')}
            </TextAction>
          )}
        </p>
      )}
      {isOpen && <LeaderDialog place={place} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The width of a place's column where its leader needs more. */
export const placeWidth = '@min-[520px]:@max-[700px]:w-[28%]';

interface PlaceNameProps {
  /** The page of the place; null for one that doesn't exist yet. */
  href: string | null;
  name: string;
  leader: string;
  /** The leader's status. */
  children: ReactNode;
}

/**
 * Names the team or department of a row; its leader and status are below if they have no column. Someone who has no
 * place yet is named first.
 */
export function PlaceName({ href, name, leader, children }: PlaceNameProps) {
  return (
    <>
      {href === null ? (
        <span className="font-normal text-muted @max-[520px]:hidden">{name}</span>
      ) : (
        <RowLink fills href={href} name={name} />
      )}
      <span className="@min-[520px]:hidden flex min-w-0 flex-col items-start">
        {href === null && <span className="max-w-full truncate leading-6">{leader}</span>}
        <span className="max-w-full truncate font-normal text-13 text-muted">{href === null ? name : leader}</span>
        {children}
      </span>
    </>
  );
}
