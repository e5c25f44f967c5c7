import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Landscape } from '#/components/frame/pages/landscape.tsx';
import { contentId } from '#/components/frame/pages/skip-link.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { ThemeToggle } from '#/components/ui/buttons/theme-toggle.tsx';
import { Logo } from '#/components/ui/logo.tsx';

interface OnboardingShellProps {
  onSignOut: () => void;
  children: ReactNode;
}

/** Shows the frame of onboarding: the questions on one side, and a landscape on the other if there is room. */
export function OnboardingShell({ onSignOut, children }: OnboardingShellProps) {
  const t = useTranslations('onboarding.frame');
  const page = useTranslations('ui.page');
  return (
    <div className="grid flex-1 large:grid-cols-[minmax(34rem,1.5fr)_minmax(16rem,1fr)]">
      <div className="flex min-w-0 flex-col px-4 medium:px-10">
        <header className="flex h-14 shrink-0 items-center justify-between gap-3 medium:h-20">
          <Logo />
          <div className="-mr-2 flex items-center">
            <ThemeToggle label={page('theme')} />
            <Button variant="quiet" icon={<LogOut aria-hidden />} onClick={onSignOut}>
              {t('signOut')}
            </Button>
          </div>
        </header>
        <main id={contentId} className="mx-auto flex w-full max-w-xl flex-1 flex-col">
          {children}
        </main>
      </div>
      <div className="hidden p-4 pb-0 pl-0 large:block">
        <div className="sticky top-4 h-[calc(100dvh-4.75rem)]">
          <Landscape className="size-full rounded-card" />
        </div>
      </div>
    </div>
  );
}
