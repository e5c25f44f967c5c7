import type { Metadata } from 'next';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { Alert } from '#/components/ui/alert.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';

export const metadata: Metadata = { title: 'Check your e-mail' };

export default function CheckEmailPage() {
  return (
    <OpenShell
      title="Check your e-mail"
      description="We have sent you a message with a link that goes on from here."
      aside={
        <>
          Done already? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <Alert state="info" title="Nothing there?">
        It can take a minute. Have a look at the spam folder too; the sender is unboXt.
      </Alert>
    </OpenShell>
  );
}
