import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { SentToAddress } from '#/components/accounts/sent-to-address.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

export const generateMetadata = () => pageTitle('checkEmail');

/** Where someone requests the email again, by the email's purpose. */
const again = { signUp: '/confirmation', confirmation: '/confirmation', reset: '/forgotPassword' };

/** Shows that a link was emailed. The words are the same whether or not the email address has an account. */
export default async function CheckEmailPage({ searchParams }: { searchParams: Promise<{ for?: string }> }) {
  const { for: purpose } = await searchParams;
  const reason = purpose === 'reset' || purpose === 'confirmation' ? purpose : 'signUp';
  const t = await getTranslations('pages.checkEmail');
  return (
    <OpenShell
      title={t('title')}
      description={t(`${reason}.description`)}
      aside={t.rich('confirmed', { link: (text) => <TextLink href="/signIn">{text}</TextLink> })}
    >
      <SentToAddress />
      <Alert state="info" title={t('lost')}>
        {t('wait')} <TextLink href={again[reason]}>{t(`${reason}.again`)}</TextLink>
      </Alert>
    </OpenShell>
  );
}
