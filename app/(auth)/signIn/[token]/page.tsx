import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { InvitationSignIn } from '#/components/accounts/invitation-sign-in.tsx';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';

export const generateMetadata = () => pageTitle('signIn');

export default async function SignInToJoinPage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations('pages.signInToJoin');
  const token = linkToken((await params).token);
  const storage = await getTranslations('accounts.storage');
  return (
    <OpenShell
      title={t('title')}
      description={t('description')}
      aside={t.rich('noAccount', {
        link: (text) => <TextLink href={`/signUp/${encodeURIComponent(token)}?account=new`}>{text}</TextLink>,
      })}
    >
      <StorageNotice sentence={storage('needed')} />
      <Words
        of={[
          'accounts.captcha',
          'accounts.code',
          'accounts.invited',
          'accounts.signIn',
          'ui.answers',
          'ui.email',
          'ui.fields',
        ]}
      >
        <InvitationSignIn token={token} providers={offeredProviders()} />
      </Words>
    </OpenShell>
  );
}
