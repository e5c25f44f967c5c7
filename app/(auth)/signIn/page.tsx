import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ProviderLanding } from '#/components/accounts/provider-landing.tsx';
import { SignInForm } from '#/components/accounts/sign-in-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { StorageNotice } from '#/components/ui/feedback/storage-notice.tsx';
import { offeredProviders } from '#/lib/platform/oidc/oidc.ts';
import { signUpDomains } from '#/lib/platform/operating/sign-up.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

export const metadata: Metadata = { title: 'Sign in' };

const notices: Record<string, string> = {
  link: 'That link has expired or was already used. If you already have a password, sign in.',
  suspended: message('accounts.answers.suspended'),
  blocked: message('api.problems.companyBlocked'),
  sent: 'Your answers have been sent. You need not sign in.',
  ended: 'You have been signed out. Please sign in again.',
  provider:
    'We couldn’t sign you in that way. Use your email and password, then connect the account under Password & Security.',
};

interface SignInPageProps {
  searchParams: Promise<{ notice?: string; provider?: string; next?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const query = await searchParams;
  const storage = await getTranslations('accounts.storage');
  const notice = inWords(notices[query.notice ?? ''] ?? '', await getLocale());
  return (
    <OpenShell
      title="Sign in"
      description="Good to see you again."
      aside={
        signUpDomains()?.length !== 0 && (
          <>
            New here? <TextLink href="/signUp">Sign up your company</TextLink>
          </>
        )
      }
    >
      {notice && <Alert state="info">{notice}</Alert>}
      <Words of={['accounts.code', 'accounts.landing', 'accounts.signIn']}>
        {query.provider === 'done' ? (
          <StorageNotice sentence={storage('needed')}>
            <ProviderLanding />
          </StorageNotice>
        ) : (
          <>
            <StorageNotice sentence={storage('needed')} />
            <SignInForm providers={offeredProviders()} askedPage={[query.next].flat()[0]} />
          </>
        )}
      </Words>
    </OpenShell>
  );
}
