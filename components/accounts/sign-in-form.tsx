'use client';

import { useEffect, useState } from 'react';
import { AccountPicker } from '#/components/accounts/account-picker.tsx';
import { CredentialsForm } from '#/components/accounts/credentials-form.tsx';
import { SecondFactorCodeForm } from '#/components/accounts/second-factor-code-form.tsx';
import { useSignIn } from '#/components/accounts/use-sign-in.ts';
import { forgetAccount, readVisitedAccounts, refreshVisitedAccounts } from '#/components/accounts/visited-accounts.ts';
import { call } from '#/lib/api/call.ts';
import { prepareSignInContract, signInContract } from '#/lib/domain/accounts/contract.ts';
import type { VisitedAccount } from '#/lib/domain/accounts/schema.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/contract.ts';

/** Sign-in: a visited account or typed credentials, then a code where one is wanted. With an invitation it is joined. */
export function SignInForm({ invitation }: { invitation?: string }) {
  const [accounts, setAccounts] = useState<VisitedAccount[]>([]);
  const [picked, setPicked] = useState<VisitedAccount>();
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    if (!invitation && localStorage.getItem('token') && localStorage.getItem('role')) {
      location.replace('/dashboard');
      return;
    }
    void offer(setAccounts);
  }, [invitation]);

  const signIn = useSignIn(
    (body: { email: string; password: string }) => call(signInContract, { body }),
    async () => {
      if (invitation) await call(joinInvitationContract, { params: { token: invitation }, body: {} });
      location.assign('/dashboard');
    },
  );

  const pick = (account: VisitedAccount) => {
    setPicked(account);
    call(prepareSignInContract, { body: { email: account.email } }).then(
      (known) => setPicked((current) => (current?.email === known.email && known.firstName ? known : current)),
      () => undefined,
    );
  };

  if (signIn.wantsCode) return <SecondFactorCodeForm action={signIn.enterCode} onBack={signIn.restart} />;
  if (accounts.length > 0 && !picked && !isTyping)
    return (
      <AccountPicker
        accounts={accounts}
        onPick={pick}
        onForget={(email) => setAccounts(forgetAccount(email))}
        onOther={() => setTyping(true)}
      />
    );
  const back = () => {
    setPicked(undefined);
    setTyping(false);
  };
  return (
    <CredentialsForm
      key={picked?.email}
      account={picked}
      action={signIn.start}
      onBack={accounts.length > 0 ? back : undefined}
    />
  );
}

/** Shows the accounts as they are stored, and again when the server has said how they are now. */
async function offer(show: (accounts: VisitedAccount[]) => void): Promise<void> {
  show(readVisitedAccounts());
  show(await refreshVisitedAccounts());
}
