import { getTranslations } from 'next-intl/server';
import { SignUpNote } from '#/app/(auth)/sign-up-note.tsx';
import { pageTitle } from '#/app/page-title.ts';
import { SignUpForm } from '#/components/accounts/sign-up-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';
import { signUpDomains } from '#/lib/platform/operating/sign-up.ts';

export const generateMetadata = () => pageTitle('signUp');

export default async function SignUpPage() {
  const t = await getTranslations('pages.signUp');
  const promises = await getTranslations('accounts.promises');
  const storage = await getTranslations('accounts.storage');
  const signUp = await getTranslations('accounts.signUp');
  const domains = signUpDomains();
  return (
    <OpenShell
      title={t('title')}
      description={t('description')}
      promises={[promises('short'), promises('anonymous'), promises('simple')]}
      aside={t.rich('haveAccount', { link: (text) => <TextLink href="/signIn">{text}</TextLink> })}
    >
      {domains?.length === 0 ? (
        <Alert state="info">{signUp('closed')}</Alert>
      ) : (
        <>
          {domains && <Alert state="info">{signUp('domains', { domains: domains.join(', ') })}</Alert>}
          <StorageNotice sentence={storage('needed')} />
          <Words of={['accounts.captcha', 'accounts.registration', 'ui.answers']}>
            <SignUpForm />
          </Words>
          <SignUpNote />
        </>
      )}
    </OpenShell>
  );
}
