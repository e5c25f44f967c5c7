'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { AccountMenuProps } from '#/components/shell/account-menu-props.ts';
import { Avatar } from '#/components/ui/avatar.tsx';
import { useLate } from '#/components/ui/use-late.ts';

/** The signed-in person and their role, with the menu that opens below. */
export function AccountMenu(props: AccountMenuProps) {
  const { Loaded, load, ahead } = useLate(() => import('#/components/shell/account-menu-list.tsx'));
  const { user, role } = props;
  if (Loaded) return <Loaded {...props} trigger={<AccountButton user={user} role={role} />} />;
  return (
    <AccountButton
      user={user}
      role={role}
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
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <button
      type="button"
      aria-label={`Account of ${name}, ${role}`}
      {...rest}
      className="group flex items-center gap-2.5 rounded-control p-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover"
    >
      <Avatar {...user} />
      <span className="hidden max-w-48 flex-col medium:flex">
        <span className="truncate font-medium text-14">{name}</span> <span className="text-12 text-muted">{role}</span>
      </span>
      <ChevronDown aria-hidden className="hidden size-4 shrink-0 text-muted medium:block" />
    </button>
  );
}
