'use client';

import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Compass, Globe, Keyboard, LogOut } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import {
  Content,
  Item,
  ItemIndicator,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from 'radix-ui/dropdown-menu';
import type { ReactElement } from 'react';
import { type Languages, useChangeLanguage } from '#/components/frame/links/language-select.tsx';
import type { AccountMenuProps } from '#/components/shell/account-menu-props.ts';
import { Avatar } from '#/components/ui/avatar.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { type Locale, languageNames } from '#/lib/words/locales.ts';

const row =
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-14 data-highlighted:bg-hover focus-visible:-outline-offset-2 max-medium:min-h-12';
const icon = 'size-4 shrink-0 text-muted';

/** Shows an entry for each of the person's roles, then pages of the account, then Sign Out. Loaded on first use. */
export default function AccountMenuList(props: AccountMenuProps & { trigger: ReactElement }) {
  const { user, roles, role, unread, links, onSwitchRole, onSignOut, onShortcuts, tour, trigger, languages } = props;
  const t = useTranslations('palette.entries');
  const account = useTranslations('shell.account');
  const documented = useDocumented();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Root modal={false} defaultOpen>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-72 animate-appear rounded-card border border-line bg-raised p-1.5 shadow-floating"
        >
          <RadioGroup
            value={role}
            onValueChange={(value) => onSwitchRole(value as RoleName)}
            aria-label={account('roles')}
          >
            {roles.map((ownRole) => (
              <RadioItem key={ownRole} value={ownRole} className={row}>
                <Avatar {...user} size="small" />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-medium">{name}</span>
                  <span className="truncate text-12 text-muted">{user.email}</span>
                  <span className="text-12 text-muted">{documented(ownRole)}</span>
                </span>
                {ownRole === role ? (
                  <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
                ) : (
                  <UnreadCount count={unread?.[ownRole] ?? 0} />
                )}
              </RadioItem>
            ))}
          </RadioGroup>
          <Separator className="-mx-1.5 my-1.5 h-px bg-line" />
          {links.map((link) => (
            <Item key={link.href} asChild>
              <Link href={link.href} prefetch={false} className={row}>
                <link.icon aria-hidden className={icon} />
                {link.label}
              </Link>
            </Item>
          ))}
          {tour && (
            <Item className={row} onSelect={tour.onTake}>
              <Compass aria-hidden className={icon} />
              {tour.label}
            </Item>
          )}
          {languages && <LanguageItems {...languages} />}
          <Item className={clsx(row, 'max-medium:hidden')} onSelect={onShortcuts}>
            <Keyboard aria-hidden className={icon} />
            {t('shortcuts')}
          </Item>
          <Item className={row} onSelect={onSignOut}>
            <LogOut aria-hidden className={icon} />
            {account('signOut')}
          </Item>
        </Content>
      </Portal>
    </Root>
  );
}

/** Shows the languages, in a submenu named after the current one. */
function LanguageItems({ label, current, offered }: Languages) {
  const changeLanguage = useChangeLanguage();
  const queryClient = useQueryClient();
  const change = async (locale: Locale) => {
    await changeLanguage(locale);
    // Their sentences were loaded in the previous language.
    await queryClient.invalidateQueries();
  };
  return (
    <Sub>
      <SubTrigger className={clsx(row, 'data-[state=open]:bg-hover')}>
        <Globe aria-hidden className={icon} />
        {label}
        <span className="ml-auto text-12 text-muted">{languageNames[current]}</span>
      </SubTrigger>
      <Portal>
        <SubContent
          collisionPadding={12}
          className="z-50 min-w-44 rounded-card border border-line bg-raised p-1.5 shadow-floating"
        >
          <RadioGroup value={current} onValueChange={(value) => void change(value as Locale)} aria-label={label}>
            {offered.map((locale) => (
              <RadioItem key={locale} value={locale} lang={locale} className={row}>
                {languageNames[locale]}
                <ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4 text-accent-text" />
                </ItemIndicator>
              </RadioItem>
            ))}
          </RadioGroup>
        </SubContent>
      </Portal>
    </Sub>
  );
}

function UnreadCount({ count }: { count: number }) {
  const t = useTranslations('shell.account');
  if (count === 0) return null;
  const shownCount = count > 99 ? '99+' : String(count);
  return (
    <span className="min-w-5 shrink-0 rounded-full bg-danger px-1.5 text-center font-semibold text-12 text-on-accent tabular-nums">
      <span aria-hidden>{shownCount}</span>
      <span className="sr-only">{t('unread', { count, shown: shownCount })}</span>
    </span>
  );
}
