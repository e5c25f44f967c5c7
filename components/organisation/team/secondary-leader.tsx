'use client';

import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { LeaderLine } from '#/components/organisation/leader-line.tsx';
import { linkRenewals } from '#/components/organisation/link-hints.ts';
import type { Team } from '#/components/organisation/team/team.ts';
import { WordAction } from '#/components/ui/buttons/word-action.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { call } from '#/lib/api/call.ts';
import { pendingName } from '#/lib/domain/organisation/constants.ts';
import { removeSecondaryLeaderContract } from '#/lib/domain/organisation/teams/team.contract.ts';

/** The secondary leader: nobody, an invited person, or a name, each with its actions. */
export function SecondaryLeader({ team }: { team: Team }) {
  const { id, name, secondaryLeaderName: second, secondaryLeaderEmail: email, may } = team;
  if (second === pendingName) {
    return (
      <div className="flex min-w-0 flex-col gap-1">
        <span className="font-medium text-13 text-muted">Secondary Leader</span>
        <div className="flex min-h-10 min-w-0 items-center gap-2">
          <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium">{pendingName}</span>
            {email && (
              <span className="truncate text-13 text-muted" title={email}>
                {email}
              </span>
            )}
          </span>
        </div>
      </div>
    );
  }
  return (
    <LeaderLine
      label="Secondary Leader"
      email={email}
      isSuspended={team.secondaryLeaderSuspended}
      place={{ kind: 'secondary', id, name, previous: second }}
      mayChange={may.changeLeaders}
    >
      {second !== null && <RemoveSecondary id={id} who={second} />}
    </LeaderLine>
  );
}

const word = 'Remove';

function RemoveSecondary({ id, who }: { id: number; who: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useChange({
    run: () => call(removeSecondaryLeaderContract, { params: { id }, body: {} }),
    done: `${who} is no longer the secondary leader.`,
    onDone: () => setAsking(false),
    onFailure: () => undefined,
  });
  return (
    <>
      <WordAction
        isDestructive
        label="Remove secondary leader"
        onClick={() => {
          remove.reset();
          setAsking(true);
        }}
      >
        {word}
      </WordAction>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${who} as secondary leader?`}
          confirmLabel={word}
          isDestructive
          isPending={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>They can no longer manage this team. If they were a member before, they become one again.</p>
          <p>If they were not, they leave the team. {linkRenewals.team}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
