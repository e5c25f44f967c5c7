import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Landscape } from '#/components/frame/pages/landscape.tsx';
import { contentId } from '#/components/frame/pages/skip-link.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';
import { Logo } from '#/components/ui/logo.tsx';

export interface OpenShellProps {
  title: ReactNode;
  description?: ReactNode;
  /** A line below the form: another way to sign in, or a link back. */
  aside?: ReactNode;
  /** Short sentences in the sky. */
  promises?: readonly string[];
  children?: ReactNode;
}

/** Shows the frame of signed-out pages: the form on one side, and a landscape on the other if there is room. */
export function OpenShell({ title, description, aside, promises = [], children }: OpenShellProps) {
  const t = useTranslations('ui.page');
  return (
    <div data-column="side" className="grid flex-1 large:grid-cols-[minmax(30rem,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col px-5 medium:px-10">
        <header className="-mr-2 flex h-20 items-center justify-between">
          <Logo />
          <ThemeToggle label={t('theme')} />
        </header>
        <main
          id={contentId}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 pt-4 pb-16 large:pt-0 large:pb-[clamp(1rem,100dvh-56rem,4rem)] max-medium:justify-start"
        >
          <div className="flex flex-col gap-2">
            <h1 className="text-24">{title}</h1>
            {description && <div className="text-pretty text-muted">{description}</div>}
          </div>
          {children}
          {aside && <div className="text-14 text-muted">{aside}</div>}
        </main>
      </div>
      <div className="hidden p-4 pb-0 pl-0 large:block">
        {/* As high as the window, also beside the footer, however long the form is. */}
        <div className="sticky top-4 -mb-12.5 h-[calc(100dvh-2rem)]">
          <Landscape className="size-full rounded-card" />
          {promises.length > 0 && (
            <ul className="absolute inset-x-0 top-0 flex flex-col gap-1 p-12 font-medium text-24">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
