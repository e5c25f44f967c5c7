import type { Metadata } from 'next';
import { AccountMailForm } from '#/components/accounts/account-mail-form.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Confirm your account' };

export default function ConfirmationPage() {
  return (
    <OpenShell
      title="Confirm your account"
      description="The link in our email confirms your address. Lost it, or has it expired? We’ll send another."
      aside={
        <>
          Confirmed already? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <Words of={['accounts.mailedLink']}>
        <AccountMailForm kind="confirmation" />
      </Words>
    </OpenShell>
  );
}
