import type { Metadata } from 'next';
import { SignInForm } from '#/components/accounts/sign-in-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { Alert } from '#/components/ui/alert.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';

export const metadata: Metadata = { title: 'Sign in' };

const notices: Record<string, string> = {
  link: 'That link has been used or has run out. If you already have a password, sign in.',
  ended: 'You have been signed out. Please sign in again.',
};

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ notice?: string }> }) {
  const notice = notices[(await searchParams).notice ?? ''];
  return (
    <OpenShell
      title="Sign in"
      description="Good to see you again."
      aside={
        <>
          New here? <TextLink href="/signUp">Sign your company up</TextLink>
        </>
      }
    >
      {notice && <Alert state="info">{notice}</Alert>}
      <SignInForm />
    </OpenShell>
  );
}
