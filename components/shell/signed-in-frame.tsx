'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { clearSession, storeRole } from '#/components/accounts/session-storage.ts';
import { AppShell } from '#/components/shell/app-shell.tsx';
import { CarriedMessage } from '#/components/shell/carried-message.tsx';
import { homes } from '#/components/shell/navigation.ts';
import { createQueryClient } from '#/components/shell/query-client.ts';
import { useLiveConnection } from '#/components/shell/use-live-connection.ts';
import { showMessage } from '#/components/ui/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { signOutContract } from '#/lib/domain/accounts/contract.ts';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

interface SignedInFrameProps {
  user: { firstName: string; lastName: string; email: string };
  roles: readonly RoleName[];
  role: RoleName;
  year: number;
  children: ReactNode;
}

/** The shell with what keeps it alive: the query cache, the live connection, switching roles, signing out. */
export function SignedInFrame({ user, roles, role, year, children }: SignedInFrameProps) {
  const [queryClient] = useState(createQueryClient);
  useLiveConnection(queryClient);

  useEffect(() => {
    // The bearer half is missing, say after clearing the browser's storage: the cookie alone opens nothing.
    if (!localStorage.getItem('token')) return location.assign('/signIn?notice=ended');
    storeRole(role);
  }, [role]);

  const switchRole = (next: RoleName) => {
    storeRole(next);
    location.assign(homes[next]);
  };
  const signOut = () => {
    call(signOutContract, {}).then(
      () => {
        clearSession();
        location.assign('/signIn');
      },
      () => showMessage({ kind: 'bad', text: 'wrong log out' }),
    );
  };

  return (
    <QueryClientProvider client={queryClient}>
      <CarriedMessage />
      <AppShell
        user={user}
        roles={roles}
        role={role}
        currentPath={usePathname()}
        onSwitchRole={switchRole}
        onSignOut={signOut}
        year={year}
        productName="unboXt"
      >
        {children}
      </AppShell>
    </QueryClientProvider>
  );
}
