import type { Metadata } from 'next';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Forgot password' };

export default function ForgotPasswordPage() {
  return (
    <OpenShell
      title="Forgot your password?"
      description="Tell us your address and we mail you a link to choose a new one."
      aside={
        <>
          Remembered it? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <AccountMailForm kind="reset" />
    </OpenShell>
  );
}
