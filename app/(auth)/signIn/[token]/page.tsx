import type { Metadata } from 'next';
import { InvitationSentence } from '#/components/accounts/invitation-sentence.tsx';
import { SignInForm } from '#/components/accounts/sign-in-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { offeredProviders } from '#/lib/platform/oidc.ts';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInToJoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <OpenShell title="Sign in to join" description="Use the account the invitation was sent to.">
      <InvitationSentence token={token} />
      <SignInForm invitation={token} providers={offeredProviders()} />
    </OpenShell>
  );
}
