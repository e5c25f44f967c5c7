import type { Metadata } from 'next';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Forgot password' };

export default function ForgotPasswordPage() {
  return (
    <OpenShell
      title="Forgot your password?"
      description="Enter your email and we’ll send you a link to set a new password."
      aside={
        <>
          Remembered your password? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <Words of={['accounts.mailedLink']}>
        <AccountMailForm kind="reset" />
      </Words>
    </OpenShell>
  );
}
