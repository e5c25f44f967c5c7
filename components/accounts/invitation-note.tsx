'use client';

import { useEffect, useState } from 'react';
import { SignInWithout } from '#/components/accounts/invitation-sentence.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { checkInvitationContract } from '#/lib/domain/registration/registration.contract.ts';

export type Invitation = Output<typeof checkInvitationContract>;

/** Says who invites whom to what, and passes the invitation on so that a form can follow. */
export function InvitationNote({ token, onOpen }: { token: string; onOpen?: (invitation: Invitation) => void }) {
  const [invitation, setInvitation] = useState<Invitation>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    call(checkInvitationContract, { body: { token } }).then(
      (answer) => {
        setInvitation(answer);
        onOpen?.(answer);
      },
      (failure: Error) => setProblem(failure.message),
    );
  }, [token, onOpen]);

  if (problem)
    return (
      <Alert state="bad" announce="now">
        {problem}
        <SignInWithout />
      </Alert>
    );
  if (!invitation) return <Skeleton className="h-14 w-full" />;
  return <Alert state="info">{invitation.notification}</Alert>;
}
