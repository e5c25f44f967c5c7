'use client';

import { Hourglass } from 'lucide-react';
import { PersonActions } from '#/components/organisation/person-actions.tsx';
import { isExpired } from '#/components/organisation/person-status.ts';
import { useNow } from '#/components/organisation/use-now.ts';
import { Badge } from '#/components/ui/badge.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getTeamContract } from '#/lib/domain/organisation/team-contract.ts';

export type PendingLeader = NonNullable<Output<typeof getTeamContract>['team']['pendingLeader']>;

interface PendingLeaderNoteProps {
  pending: PendingLeader;
  /** Who leads until then. */
  leader: string | null;
  /** What becomes of that person; a department has no members to become one of. */
  place: 'team' | 'department';
  resend: () => Promise<unknown>;
  withdraw: () => Promise<unknown>;
}

/** Who is invited to take over, with the ways to remind and to give up. */
export function PendingLeaderNote({ pending, leader, place, resend, withdraw }: PendingLeaderNoteProps) {
  const { email, expiresAt, keep } = pending;
  const who = pending.name || email;
  const isOver = isExpired({ status: false, onboarding: false, expiresAt }, useNow());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-info-soft py-1.5 pr-1.5 pl-3 text-13">
      <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
      <p className="wrap-anywhere min-w-0 flex-1 basis-56">
        <span className="font-medium">{who}</span> is invited to take over
        {leader && place === 'team' && `; ${leader} then ${keep ? 'stays as a member' : 'leaves the team'}`}.
      </p>
      {isOver && <Badge look="bad">Expired</Badge>}
      <span className="flex items-center">
        <PersonActions
          who={who}
          reminder={{ kind: 'Reinvite', run: resend, done: 'Invitation will be resent' }}
          removal={{
            kind: 'Withdraw invitation',
            title: `Withdraw the invitation of ${who}?`,
            consequence: (
              <p>
                The link in the e-mail stops working{leader ? `, and ${leader} stays the leader` : ''}. You can invite{' '}
                {email} again at any time.
              </p>
            ),
            run: withdraw,
            done: 'The invitation was withdrawn.',
          }}
        />
      </span>
    </div>
  );
}
