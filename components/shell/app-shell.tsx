'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import {
  accountNavigation,
  findCurrent,
  findTitle,
  homes,
  listNavigation,
} from '#/components/frame/links/navigation.ts';
import type { Selection } from '#/components/frame/links/selection-link.ts';
import { Footer, type FooterProps } from '#/components/frame/pages/footer.tsx';
import { MainHeading } from '#/components/frame/pages/page-title.tsx';
import { contentId, SkipLink } from '#/components/frame/pages/skip-link.tsx';
import { PaletteButton } from '#/components/palette/palette-button.tsx';
import { useShortcuts } from '#/components/palette/use-shortcuts.ts';
import type { AccountMenuProps } from '#/components/shell/account-menu-props.ts';
import { BottomBar } from '#/components/shell/bottom-bar.tsx';
import { Header } from '#/components/shell/header.tsx';
import { SideBar } from '#/components/shell/side-bar.tsx';
import { Avatar } from '#/components/ui/avatar.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { useLazyComponent } from '#/components/ui/use-lazy-component.ts';

const NavigationDrawer = lazy(() => import('#/components/shell/navigation-drawer.tsx'));
const CommandPalette = lazy(() => import('#/components/palette/command-palette.tsx'));
const ShortcutsSheet = lazy(() => import('#/components/palette/shortcuts-sheet.tsx'));
const CompanySelectionDialog = lazy(() => import('#/components/organisation/wizards/company-selection-dialog.tsx'));

export interface AppShellProps extends Omit<AccountMenuProps, 'links' | 'onShortcuts'>, FooterProps {
  currentPath: string;
  /** Buttons of the header, such as notifications. */
  headerActions?: ReactNode;
  children: ReactNode;
}

/** Shows the frame of every signed-in page. */
export function AppShell(props: AppShellProps) {
  const { currentPath, headerActions, year, productName, legal, children, ...account } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [floating, setFloating] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setFloating('palette'), []);
  const openShortcuts = useCallback(() => setFloating('shortcuts'), []);
  useShortcuts({ onPalette: openPalette, onSheet: openShortcuts });
  const close = () => setFloating(null);
  const t = useTranslations('shell.navigation');
  const links = listNavigation(account.role, t);
  const current = findCurrent(currentPath, links);
  const title = findTitle(currentPath, account.role, t) ?? productName;

  return (
    <div className="flex min-h-dvh max-medium:flex-col">
      <SkipLink />
      <SideBar links={links} current={current} home={homes[account.role]} onSelect={setSelection} />
      <div className="flex min-w-0 flex-1 flex-col low:pb-0 max-medium:pb-14">
        <Header
          title={title}
          actions={
            <>
              <PaletteButton onOpen={openPalette} />
              {headerActions}
            </>
          }
          account={
            <AccountMenu
              {...account}
              links={listNavigation(account.role, t, accountNavigation)}
              onShortcuts={openShortcuts}
            />
          }
        />
        <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 p-[16px] outline-none medium:p-6">
          <MainHeading>{title}</MainHeading>
          {children}
        </main>
        <Footer year={year} productName={productName} legal={legal} />
      </div>
      <BottomBar role={account.role} path={currentPath} onOpenMenu={() => setMenuOpen(true)} />
      {isMenuOpen && (
        <Suspense>
          <NavigationDrawer
            role={account.role}
            onClose={() => setMenuOpen(false)}
            links={links}
            current={current}
            onSelect={setSelection}
          />
        </Suspense>
      )}
      {floating && (
        <Suspense>
          {floating === 'palette' ? (
            <CommandPalette {...account} onCreate={setSelection} onShortcuts={openShortcuts} onClose={close} />
          ) : (
            <ShortcutsSheet onClose={close} />
          )}
        </Suspense>
      )}
      {selection && (
        <Suspense>
          <CompanySelectionDialog kind={selection} onClose={() => setSelection(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows the signed-in person and their role, with a menu. */
function AccountMenu(props: AccountMenuProps) {
  const { Loaded, load, ahead } = useLazyComponent(() => import('#/components/shell/account-menu-list.tsx'));
  if (Loaded) return <Loaded {...props} trigger={<AccountButton user={props.user} role={props.role} />} />;
  return (
    <AccountButton
      user={props.user}
      role={props.role}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={load}
      onKeyDown={({ key }) => key === 'ArrowDown' && load()}
    />
  );
}

function AccountButton({ user, role, ...rest }: Pick<AccountMenuProps, 'user' | 'role'> & ComponentProps<'button'>) {
  const t = useTranslations('shell.frame');
  const roleName = useDocumented()(role);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <button
      type="button"
      aria-label={t('account', { name, role: roleName })}
      {...rest}
      className="group flex items-center gap-2.5 rounded-control p-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover"
    >
      <Avatar {...user} />
      <span className="hidden max-w-48 flex-col medium:flex">
        <span className="truncate font-medium text-14">{name}</span>{' '}
        <span className="text-12 text-muted">{roleName}</span>
      </span>
      <ChevronDown aria-hidden className="hidden size-4 shrink-0 text-muted medium:block" />
    </button>
  );
}
