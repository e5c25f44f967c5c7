import { getTranslations } from 'next-intl/server';
import { SignUpNote } from '#/app/(auth)/sign-up-note.tsx';
import { pageTitle } from '#/app/page-title.ts';
import { InvitedSignUp } from '#/components/accounts/invited-sign-up.tsx';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';

export const generateMetadata = () => pageTitle('join');

interface SignUpToJoinPageProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ account?: string }>;
}

export default async function SignUpToJoinPage({ params, searchParams }: SignUpToJoinPageProps) {
  const t = await getTranslations('pages.join');
  const token = linkToken((await params).token);
  const { account } = await searchParams;
  const storage = await getTranslations('accounts.storage');
  return (
    <OpenShell
      title={t('title')}
      aside={t.rich('haveAccount', {
        link: (text) => <TextLink href={`/signIn/${encodeURIComponent(token)}`}>{text}</TextLink>,
      })}
    >
      <StorageNotice sentence={storage('needed')} />
      <Words of={['accounts.captcha', 'accounts.invited', 'accounts.registration', 'ui.answers', 'ui.email']}>
        <InvitedSignUp token={token} isForNewAccount={account === 'new'} />
      </Words>
      <SignUpNote />
    </OpenShell>
  );
}
