import type { ReactNode } from 'react';
import { contentId } from '#/components/frame/pages/skip-link.tsx';
import { Logo } from '#/components/ui/logo.tsx';

export interface RespondentShellProps {
  /** A progress bar, while there are several steps. */
  progress?: ReactNode;
  /** A note such as who will see the answers. */
  note?: ReactNode;
  children: ReactNode;
}

/** Shows the frame of pages opened from an email: without navigation, and usable from a width of 320 px. */
export function RespondentShell({ progress, note, children }: RespondentShellProps) {
  return (
    <div data-column="xl" className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 medium:px-6">
      <header className="flex h-16 items-center justify-between gap-6">
        <Logo />
        {progress && <div className="max-w-44 flex-1">{progress}</div>}
      </header>
      <main id={contentId} className="flex flex-1 flex-col gap-6 py-4 medium:py-8">
        {children}
        {note && <p className="mt-auto pt-2 text-13 text-muted">{note}</p>}
      </main>
    </div>
  );
}
