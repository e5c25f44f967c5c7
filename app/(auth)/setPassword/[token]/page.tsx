import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { SetPasswordForm } from '#/components/accounts/set-password-form.tsx';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';

export const generateMetadata = () => pageTitle('choosePassword');

export default async function SetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const token = linkToken((await params).token);
  const titles = await getTranslations('pages.titles');
  const storage = await getTranslations('accounts.storage');
  return (
    <OpenShell title={titles('choosePassword')}>
      <StorageNotice sentence={storage('needed')} />
      <Words
        of={[
          'accounts.code',
          'accounts.newPassword',
          'accounts.setPassword',
          'ui.answers',
          'ui.email',
          'ui.fields',
          'ui.page',
        ]}
      >
        <SetPasswordForm token={token} kind="first" />
      </Words>
    </OpenShell>
  );
}
