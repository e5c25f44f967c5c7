import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignUpNote } from '#/app/(auth)/sign-up-note.tsx';
import { SignUpForm } from '#/components/accounts/sign-up-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';
import { signUpDomains } from '#/lib/platform/operating/sign-up.ts';

export const metadata: Metadata = { title: 'Sign up' };

export default async function SignUpPage() {
  const t = await getTranslations('accounts.promises');
  const storage = await getTranslations('accounts.storage');
  const signUp = await getTranslations('accounts.signUp');
  const domains = signUpDomains();
  return (
    <OpenShell
      title="Sign up your company"
      description="See how your teams are doing in minutes."
      promises={[t('short'), t('anonymous'), t('simple')]}
      aside={
        <>
          Already have an account? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      {domains?.length === 0 ? (
        <Alert state="info">{signUp('closed')}</Alert>
      ) : (
        <>
          {domains && <Alert state="info">{signUp('domains', { domains: domains.join(', ') })}</Alert>}
          <StorageNotice sentence={storage('needed')} />
          <Words of={['accounts.registration']}>
            <SignUpForm />
          </Words>
          <SignUpNote />
        </>
      )}
    </OpenShell>
  );
}
