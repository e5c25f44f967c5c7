import type { Metadata } from 'next';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

export const metadata: Metadata = { title: 'This page could not be shown' };

export default function Page() {
  return (
    <FailurePage
      title="This page could not be shown"
      actions={
        <>
          <LinkButton href="/dashboard">Go to the dashboard</LinkButton>
          <LinkButton href="/signIn" variant="secondary">
            Sign in again
          </LinkButton>
        </>
      }
    >
      This page needs something that’s missing, perhaps because a link is old or your session has ended. Signing in
      again often helps.
    </FailurePage>
  );
}
