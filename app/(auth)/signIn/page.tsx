import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
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

export const generateMetadata = () => pageTitle('signIn');

const notices: Record<string, string> = {
  link: message('pages.signIn.link'),
  suspended: message('accounts.answers.suspended'),
  blocked: message('api.problems.companyBlocked'),
  sent: message('pages.signIn.sent'),
  ended: message('pages.signIn.ended'),
  provider: message('pages.signIn.provider'),
  enforced: message('accounts.answers.enforcedNow'),
  company: message('accounts.answers.companyRefused'),
  full: message('accounts.answers.companyFull'),
  unasked: message('pages.signIn.unasked'),
  late: message('pages.signIn.late'),
};

/** Why a sign-in with a company's account failed; someone who is already signed in here reads that first. */
const staying: readonly (string | undefined)[] = ['company', 'full', 'unasked', 'late'];

interface SignInPageProps {
  searchParams: Promise<{ notice?: string; provider?: string; next?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const t = await getTranslations('pages.signIn');
  const query = await searchParams;
  const storage = await getTranslations('accounts.storage');
  const notice = inWords(notices[query.notice ?? ''] ?? '', await getLocale());
  return (
    <OpenShell
      title={t('title')}
      description={notice ? undefined : t('description')}
      aside={
        signUpDomains()?.length !== 0 &&
        t.rich('newHere', { link: (text) => <TextLink href="/signUp">{text}</TextLink> })
      }
    >
      {notice && <Alert state="info">{notice}</Alert>}
      <Words
        of={[
          'accounts.captcha',
          'accounts.code',
          'accounts.landing',
          'accounts.signIn',
          'ui.answers',
          'ui.email',
          'ui.fields',
          'ui.page',
        ]}
      >
        {query.provider === 'done' ? (
          <StorageNotice sentence={storage('needed')}>
            <ProviderLanding />
          </StorageNotice>
        ) : (
          <>
            <StorageNotice sentence={storage('needed')} />
            <SignInForm
              providers={offeredProviders()}
              askedPage={[query.next].flat()[0]}
              isExplained={staying.includes(query.notice)}
            />
          </>
        )}
      </Words>
    </OpenShell>
  );
}
