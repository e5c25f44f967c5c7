import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const generateMetadata = () => pageTitle('confirmation');

export default async function ConfirmationPage() {
  const t = await getTranslations('pages.confirmation');
  return (
    <OpenShell
      title={t('title')}
      description={t('description')}
      aside={t.rich('confirmed', { link: (text) => <TextLink href="/signIn">{text}</TextLink> })}
    >
      <Words of={['accounts.mailedLink', 'ui.answers', 'ui.email']}>
        <AccountMailForm kind="confirmation" />
      </Words>
    </OpenShell>
  );
}
