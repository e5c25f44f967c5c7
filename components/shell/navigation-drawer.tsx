'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import type { StartSelection } from '#/components/frame/links/selection-link.ts';
import { useScreenClass } from '#/components/frame/pages/use-screen-class.ts';
import { SideBarLinks } from '#/components/shell/side-bar-links.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Logo } from '#/components/ui/logo.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

interface NavigationDrawerProps {
  role: RoleName;
  onClose: () => void;
  links: readonly NavigationLink[];
  current: NavigationLink | undefined;
  onSelect: StartSelection;
}

/** Shows the whole navigation under the current role, only on small screens; only mounted while open. */
export default function NavigationDrawer({ role, onClose, links, current, onSelect }: NavigationDrawerProps) {
  const t = useTranslations('shell.frame');
  const documented = useDocumented();
  if (useScreenClass() !== 'small') return null;
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in flex-col bg-raised shadow-floating outline-none"
        >
          <div className="flex h-16 items-center justify-between pr-3 pl-5">
            <Title className="sr-only">{t('navigation')}</Title>
            <div className="flex min-w-0 items-center gap-3">
              <Logo />
              <span className="truncate text-13 text-muted">{documented(role)}</span>
            </div>
            <Close asChild>
              <IconButton label={t('close')} icon={<X />} />
            </Close>
          </div>
          <nav aria-label={t('main')} className="flex-1 overflow-y-auto p-3">
            <SideBarLinks links={links} current={current} mini="never" onNavigate={onClose} onSelect={onSelect} />
          </nav>
        </Content>
      </Portal>
    </Root>
  );
}
