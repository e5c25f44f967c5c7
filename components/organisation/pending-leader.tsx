'use client';

import { Hourglass } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { InvitationActions, type InvitedPlace } from '#/components/organisation/invitation-actions.tsx';
import { isExpired } from '#/components/organisation/person-status.ts';
import { Badge } from '#/components/ui/badge.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import { canCorrectAddress } from '#/lib/domain/mail-preferences/mail-preferences.policy.ts';
import type { getTeamContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export type PendingLeader = NonNullable<Output<typeof getTeamContract>['team']['pendingLeader']>;

interface PendingLeaderNoteProps {
  pending: PendingLeader;
  place: InvitedPlace;
  /** The role of the viewer. */
  role: ManagerRole;
  offer: 'takeOver' | 'secondary';
  /** The leader until the invitation is accepted. */
  leader?: string | null;
}

/** Shows the person invited to lead, with buttons to remind them and to withdraw the invitation. */
export function PendingLeaderNote({ pending, place, role, offer, leader }: PendingLeaderNoteProps) {
  const status = useTranslations('people.status');
  const t = useTranslations('organisation.invitations');
  const { email, name, expiresAt, keep, isUndelivered } = pending;
  // A department has no members, so its previous leader can't become one.
  const after = keep ? 'stays' : 'leaves';
  const isOver = isExpired({ status: false, onboarding: false, expiresAt }, useNow());
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft py-1.5 pr-1.5 pl-3 text-13">
      <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
      <p className="wrap-anywhere min-w-0 flex-1 basis-56">
        {t.rich('pending', {
          name: name || email,
          offer,
          leader: leader ?? '',
          after: leader && place.kind === 'team' ? after : 'none',
          who: (who) => <span className="font-medium">{who}</span>,
        })}
      </p>
      {(isUndelivered || isOver) && <Badge look="bad">{isUndelivered ? status('undelivered') : t('expired')}</Badge>}
      <span className="flex items-center">
        <InvitationActions
          place={place}
          email={email}
          name={name}
          mayCorrect={canCorrectAddress(role) && isUndelivered}
          staying={leader ?? null}
        />
      </span>
    </div>
  );
}
