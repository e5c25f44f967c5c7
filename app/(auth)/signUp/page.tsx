import type { Metadata } from 'next';
import { SignUpForm } from '#/components/accounts/sign-up-form.tsx';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';

export const metadata: Metadata = { title: 'Sign up' };

export default function SignUpPage() {
  return (
    <OpenShell
      title="Sign up your company"
      description="See how your teams are doing in minutes."
      aside={
        <>
          Already have an account? <TextLink href="/signIn">Sign in</TextLink>
        </>
      }
    >
      <SignUpForm />
    </OpenShell>
  );
}
