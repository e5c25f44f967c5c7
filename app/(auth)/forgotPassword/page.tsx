import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const generateMetadata = () => pageTitle('forgotPassword');

export default async function ForgotPasswordPage() {
  const t = await getTranslations('pages.forgotPassword');
  return (
    <OpenShell
      title={t('title')}
      description={t('description')}
      aside={t.rich('remembered', { link: (text) => <TextLink href="/signIn">{text}</TextLink> })}
    >
      <Words of={['accounts.mailedLink', 'ui.answers', 'ui.email']}>
        <AccountMailForm kind="reset" />
      </Words>
    </OpenShell>
  );
}
