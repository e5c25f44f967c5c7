'use client';

import { clsx } from 'clsx';
import { Check, ChevronDown, LogOut } from 'lucide-react';
import Link from 'next/link';
import { Content, Item, Portal, RadioGroup, RadioItem, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Avatar } from '#/components/ui/avatar.tsx';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

export interface AccountEntry {
  label: string;
  href: string;
  icon?: ReactNode;
}

export interface AccountMenuProps {
  user: { firstName: string; lastName: string; email: string; image?: string };
  roles: readonly RoleName[];
  role: RoleName;
  /** Links between the roles and Sign Out; only pages that exist. */
  entries?: readonly AccountEntry[];
  onSwitchRole: (role: RoleName) => void;
  onSignOut: () => void;
}

const row =
  'flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-14 outline-none data-highlighted:bg-hover max-medium:min-h-12';
const icon = 'size-4 shrink-0 text-muted';

/** One entry for each role the person holds, then pages of the account, then Sign Out. */
export function AccountMenu({ user, roles, role, entries = [], onSwitchRole, onSignOut }: AccountMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Root modal={false}>
      <Trigger
        aria-label={`Account of ${name}, ${role}`}
        className="group flex items-center gap-2.5 rounded-control p-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover"
      >
        <Avatar {...user} />
        <span className="hidden max-w-48 flex-col medium:flex">
          <span className="truncate font-medium text-14">{name}</span>
          <span className="text-12 text-muted">{role}</span>
        </span>
        <ChevronDown aria-hidden className={clsx(icon, 'hidden medium:block')} />
      </Trigger>
      <Portal>
        <Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-72 animate-appear rounded-card border border-line bg-raised p-1.5 shadow-floating"
        >
          <RadioGroup value={role} onValueChange={(value) => onSwitchRole(value as RoleName)} aria-label="Your roles">
            {roles.map((held) => (
              <RadioItem key={held} value={held} className={row}>
                <Avatar {...user} size="small" />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-medium">{name}</span>
                  <span className="truncate text-12 text-muted">{user.email}</span>
                  <span className="text-12 text-muted">{held}</span>
                </span>
                {held === role && <Check aria-hidden className="size-4 shrink-0 text-accent-text" />}
              </RadioItem>
            ))}
          </RadioGroup>
          <Separator className="-mx-1.5 my-1.5 h-px bg-line" />
          {entries.map((entry) => (
            <Item key={entry.href} asChild>
              <Link href={entry.href} className={clsx(row, '[&_svg]:size-4 [&_svg]:text-muted')}>
                {entry.icon}
                {entry.label}
              </Link>
            </Item>
          ))}
          <Item className={row} onSelect={onSignOut}>
            <LogOut aria-hidden className={icon} />
            Sign Out
          </Item>
        </Content>
      </Portal>
    </Root>
  );
}
