import type { Metadata } from 'next';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Confirm your account' };

export default function ConfirmationPage() {
  return (
    <OpenShell
      title="Confirm your account"
      description="The link in our mail confirms your address. If it is lost or has run out, we send another one."
      aside={
        <>
          Confirmed already? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <AccountMailForm kind="confirmation" />
    </OpenShell>
  );
}
