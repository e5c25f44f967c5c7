import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { linkToken } from '#/app/link-token.ts';
import { InvitationSignIn } from '#/components/accounts/invitation-sign-in.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInToJoinPage({ params }: { params: Promise<{ token: string }> }) {
  const token = linkToken((await params).token);
  const storage = await getTranslations('accounts.storage');
  return (
    <OpenShell
      title="Sign in to join"
      description="Sign in with the account that was invited."
      aside={
        <>
          No account yet? <TextLink href={`/signUp/${encodeURIComponent(token)}?account=new`}>Sign up to join</TextLink>
        </>
      }
    >
      <StorageNotice sentence={storage('needed')} />
      <Words of={['accounts.code', 'accounts.invited', 'accounts.signIn']}>
        <InvitationSignIn token={token} providers={offeredProviders()} />
      </Words>
    </OpenShell>
  );
}
