'use client';

import { FailurePage } from '#/components/shell/failure-page.tsx';
import { Button } from '#/components/ui/button.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <FailurePage
      title="Something went wrong"
      reference={error.digest}
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <LinkButton href="/dashboard" variant="secondary">
            Go to the dashboard
          </LinkButton>
        </>
      }
    >
      This page stopped working, and it is not your fault. What was saved before is still there.
    </FailurePage>
  );
}
