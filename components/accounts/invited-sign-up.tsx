'use client';

import { useState } from 'react';
import { InvitationNote } from '#/components/accounts/invitation-note.tsx';
import { InvitedSignUpForm } from '#/components/accounts/invited-sign-up-form.tsx';

/** The invitation in words and, once it is known to be open, the form that accepts it. */
export function InvitedSignUp({ token }: { token: string }) {
  const [email, setEmail] = useState<string>();
  const [onOpen] = useState(() => (invitation: { email: string }) => setEmail(invitation.email));
  return (
    <>
      <InvitationNote token={token} onOpen={onOpen} />
      {email && <InvitedSignUpForm token={token} email={email} />}
    </>
  );
}
