'use client';

import { useEffect, useState } from 'react';
import { type Invitation, InvitationNote } from '#/components/accounts/invitation-note.tsx';
import { InvitedSignUpForm } from '#/components/accounts/invited-sign-up-form.tsx';
import { SharedSignUpForm } from '#/components/accounts/shared-sign-up-form.tsx';
import { readSession } from '#/components/frame/session/session-storage.ts';

interface InvitedSignUpProps {
  token: string;
  /** The signed-in person wants another account all the same. */
  isForNewAccount: boolean;
}

/** The invitation in words and, once it is known to be open, the form that accepts it. */
export function InvitedSignUp({ token, isForNewAccount }: InvitedSignUpProps) {
  const [invitation, setInvitation] = useState<Invitation>();
  useEffect(() => {
    // Colleagues pass a share link on: a signed-in person joins with the account they have.
    const isJoining = invitation?.email === null && !isForNewAccount;
    if (isJoining && readSession().token) location.replace(`/signIn/${encodeURIComponent(token)}`);
  }, [invitation, isForNewAccount, token]);
  return (
    <>
      <InvitationNote token={token} onOpen={setInvitation} />
      {invitation && <Form token={token} {...invitation} />}
    </>
  );
}

function Form({ token, email, firstName, lastName }: Invitation & { token: string }) {
  // A share link knows nobody's address.
  if (email === null) return <SharedSignUpForm token={token} />;
  return <InvitedSignUpForm token={token} email={email} firstName={firstName} lastName={lastName} />;
}
