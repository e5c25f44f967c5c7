import type { ReactNode } from 'react';
import { Landscape } from '#/components/shell/landscape.tsx';
import { Logo } from '#/components/ui/logo.tsx';

export interface FailurePageProps {
  title: string;
  /** What happened and what to do, in plain words. */
  children: ReactNode;
  actions: ReactNode;
  /** What to tell support, so that the event is found in the log. */
  reference?: string | undefined;
}

export function FailurePage({ title, children, actions, reference }: FailurePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-20 items-center px-5 medium:px-10">
        <Logo />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-6 px-5 pb-20">
        <Landscape isBanner className="h-52 w-full rounded-card" />
        <div className="flex flex-col gap-2">
          <h1 className="text-24">{title}</h1>
          <div className="text-pretty text-muted">{children}</div>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
        {reference && (
          <p className="text-12 text-muted">
            Reference <span className="tabular-nums">{reference}</span>
          </p>
        )}
      </main>
    </div>
  );
}
