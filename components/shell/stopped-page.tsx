'use client';

import { FailureInShell, FailurePage } from '#/components/shell/failure-page.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

/** What Next hands to an error page. */
export interface StoppedProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Shown in place of everything when a page stopped working. */
export function StoppedPage(props: StoppedProps) {
  return <FailurePage {...inWords(props)} />;
}

/** The same beside the navigation. */
export function StoppedInShell(props: StoppedProps) {
  return <FailureInShell {...inWords(props)} />;
}

function inWords({ error, reset }: StoppedProps) {
  return {
    title: 'Something went wrong',
    reference: error.digest,
    children: 'This page stopped working, and it is not your fault. What was saved before is still there.',
    actions: (
      <>
        <Button onClick={reset}>Try again</Button>
        <LinkButton href="/dashboard" variant="secondary">
          Go to the dashboard
        </LinkButton>
      </>
    ),
  };
}
