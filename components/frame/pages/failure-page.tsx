import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Logo } from '#/components/ui/logo.tsx';

export interface FailureProps {
  title: string;
  /** The failure and what to do, in plain words. */
  children: ReactNode;
  actions: ReactNode;
  /** A picture; pages that every page downloads in case it stops working have none. */
  art?: ReactNode;
  /** The id to give to support, with which the event is found in the log. */
  reference?: { label: string; id: string } | undefined;
}

/** Shows a failure that fills the whole window. */
export function FailurePage(props: FailureProps) {
  return (
    <div className="flex min-h-[calc(100dvh-4rem)] flex-1 flex-col">
      <header className="flex h-20 items-center px-5 medium:px-10">
        <Logo />
      </header>
      <main className="flex flex-1 flex-col justify-center px-5 pb-20">
        <Failure {...props} heading="h1" />
      </main>
    </div>
  );
}

/** Shows a failure next to the navigation, whose header has the page's title. */
export function FailureInShell(props: FailureProps) {
  return <Failure {...props} heading="h2" className="py-8" />;
}

interface FailureBodyProps extends FailureProps {
  heading: 'h1' | 'h2';
  className?: string;
}

function Failure({ title, children, actions, art, reference, heading: Heading, className }: FailureBodyProps) {
  return (
    <div className={clsx('mx-auto flex w-full max-w-md flex-col items-start gap-6', className)}>
      {art}
      <div className="flex flex-col gap-2">
        <Heading className="text-24">{title}</Heading>
        <div className="text-pretty text-muted">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
      {reference && (
        <p className="text-12 text-muted">
          {reference.label} <span className="tabular-nums">{reference.id}</span>
        </p>
      )}
    </div>
  );
}
