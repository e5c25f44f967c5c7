import type { Languages } from '#/components/frame/links/language-select.tsx';
import type { NavigationLink } from '#/components/frame/links/navigation.ts';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

export interface AccountMenuProps {
  user: { firstName: string; lastName: string; email: string; image?: string };
  roles: readonly RoleName[];
  role: RoleName;
  /** Unread notifications by role. */
  unread?: Readonly<Record<RoleName, number>> | undefined;
  /** Links between the roles and Sign Out. */
  links: readonly NavigationLink[];
  onSwitchRole: (role: RoleName) => void;
  onSignOut: () => void;
  /** Left out if there is only one language. */
  languages?: Languages;
  /** Shows the keyboard shortcuts. */
  onShortcuts: () => void;
  /** Begins the guided tour, with its label; left out if there is no tour. */
  tour?: { label: string; onTake: () => void };
}
