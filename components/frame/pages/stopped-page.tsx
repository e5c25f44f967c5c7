'use client';

import { type ReactNode, useTransition } from 'react';
import { FailureInShell, FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureWords } from '#/components/frame/pages/failure-words.ts';
import { useSessionStored } from '#/components/frame/session/use-session-stored.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';

/** The props that Next passes to an error page. */
export interface StoppedProps {
  error: Error & { digest?: string };
  /** Loads and renders the failed part again. */
  retry: () => void;
}

/** Shows that the page has stopped working, and what to do, instead of everything else. */
export function StoppedPage(props: StoppedProps) {
  return <FailurePage {...inWords(props)} />;
}

/** Shows next to the navigation that the page has stopped working, and what to do. */
export function StoppedInShell(props: StoppedProps) {
  return <FailureInShell {...inWords(props)} />;
}

const DASHBOARD = '/dashboard';

/**
 * Shows a link to the dashboard, but not to visitors, who would have to sign in. It reloads the whole page: what failed
 * here may fail again.
 */
function DashboardLink({ label }: { label: string }) {
  if (!useSessionStored()) return null;
  return (
    <a href={DASHBOARD} className={buttonStyle({ variant: 'secondary' })}>
      {label}
    </a>
  );
}

/** Returns whether an older release's script no longer exists: then only a reload of the page helps, not a retry. */
const isGone = ({ name }: Error) => name === 'ChunkLoadError';

function inWords({ error, retry }: StoppedProps) {
  const { words } = failureWords();
  return {
    title: words.title,
    reference: error.digest ? { label: words.reference, id: error.digest } : undefined,
    children: words.text,
    actions: (
      <>
        <RetryButton retry={isGone(error) ? () => window.location.reload() : retry}>{words.again}</RetryButton>
        <DashboardLink label={words.dashboard} />
      </>
    ),
  };
}

/** Requests a failed page again, and shows that the answer is loading. */
export function RetryButton({ retry, children }: { retry: () => void; children: ReactNode }) {
  const [isPending, start] = useTransition();
  return (
    <Button loading={isPending} onClick={() => start(retry)}>
      {children}
    </Button>
  );
}
