import type { Metadata } from 'next';
import { SentToAddress } from '#/components/accounts/sent-to-address.tsx';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

export const metadata: Metadata = { title: 'Check your email' };

/** The words are the same whether or not the address has an account. */
const cases = {
  signUp: {
    description: 'We’ve emailed you a link to continue.',
    again: { href: '/confirmation', label: 'Resend the email' },
  },
  confirmation: {
    description: 'If this address needs confirming, a new link is on its way.',
    again: { href: '/confirmation', label: 'Send it once more' },
  },
  reset: {
    description: 'If this address has an account, a message with a link to choose a new password is on its way.',
    again: { href: '/forgotPassword', label: 'Ask for another link' },
  },
};

export default async function CheckEmailPage({ searchParams }: { searchParams: Promise<{ for?: string }> }) {
  const { for: reason } = await searchParams;
  const { description, again } = cases[reason === 'reset' || reason === 'confirmation' ? reason : 'signUp'];
  return (
    <OpenShell
      title="Check your email"
      description={description}
      aside={
        <>
          Already confirmed? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <SentToAddress />
      <Alert state="info" title="Can’t find it?">
        It can take a minute. Check your spam folder for an email from unboXt.{' '}
        <TextLink href={again.href}>{again.label}</TextLink>
      </Alert>
    </OpenShell>
  );
}
