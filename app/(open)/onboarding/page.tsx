import type { Metadata } from 'next';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Onboarding' };

export default function OnboardingPage() {
  return (
    <OpenShell
      title="Onboarding"
      description="Coming with onboarding: a few questions about you, your company and your team, so that everything fits from the first day. Until then, nothing is missing; you can begin right away."
    >
      <LinkButton href="/dashboard" className="self-start">
        Go to the dashboard
      </LinkButton>
    </OpenShell>
  );
}
