import type { Metadata } from 'next';
import { SignUpNote } from '#/app/(auth)/sign-up-note.tsx';
import { InvitedSignUp } from '#/components/accounts/invited-sign-up.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Join your team' };

interface SignUpToJoinPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ account?: string }>;
}

export default async function SignUpToJoinPage({ params, searchParams }: SignUpToJoinPageProps) {
  const { token } = await params;
  const { account } = await searchParams;
  return (
    <OpenShell
      title="Join your team"
      aside={
        <>
          Already have an account? <TextLink href={`/signIn/${encodeURIComponent(token)}`}>Sign in to join</TextLink>
        </>
      }
    >
      <InvitedSignUp token={token} isForNewAccount={account === 'new'} />
      <SignUpNote />
    </OpenShell>
  );
}
