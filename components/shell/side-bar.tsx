'use client';

import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import type { StartSelection } from '#/components/frame/links/selection-link.ts';
import { useScreenClass } from '#/components/frame/pages/use-screen-class.ts';
import { SideBarLinks } from '#/components/shell/side-bar-links.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Logo } from '#/components/ui/logo.tsx';
import { LogoMark } from '#/components/ui/logo-mark.tsx';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

export interface SideBarProps {
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  home: string;
  onSelect: StartSelection;
}

/**
 * Shows the navigation: 240 px wide with words or 72 px with icons; always with icons up to 900 px, and hidden up to
 * 580 px.
 */
export function SideBar({ links, current, home, onSelect }: SideBarProps) {
  const t = useTranslations('shell.frame');
  const { isMini, toggle } = useSideBar();
  const screen = useScreenClass();
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh w-18 shrink-0 flex-col border-line border-r bg-surface medium:flex print:hidden',
        !isMini && 'large:w-60',
      )}
    >
      <Link href={home} className="flex h-16 items-center rounded-control px-5">
        <span className={clsx(isMini ? 'hidden' : 'hidden large:block')}>
          <Logo />
        </span>
        <span className={clsx(!isMini && 'large:hidden')}>
          <LogoMark className="size-8" />
          <span className="sr-only">{t('home')}</span>
        </span>
      </Link>
      <nav aria-label={t('main')} className="flex-1 overflow-y-auto p-3">
        <SideBarLinks
          links={links}
          current={current}
          onSelect={onSelect}
          mini={isMini ? 'always' : 'up-to-medium'}
          showHints={isMini || screen === 'medium'}
        />
      </nav>
      <div className={clsx('hidden p-3 large:flex', isMini ? 'justify-center' : 'justify-end')}>
        <IconButton
          label={t(isMini ? 'expand' : 'collapse')}
          aria-expanded={!isMini}
          icon={isMini ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={toggle}
        />
      </div>
    </aside>
  );
}

const key = 'sideBar';
const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** Returns whether the person folded the sidebar to icons; stored in this browser, and the same in all tabs. */
function useSideBar(): { isMini: boolean; toggle: () => void } {
  const isMini = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(key) === 'mini',
    () => false,
  );
  const toggle = () => {
    browserStorage.keep(key, isMini ? 'full' : 'mini');
    for (const changed of listeners) changed();
  };
  return { isMini, toggle };
}
