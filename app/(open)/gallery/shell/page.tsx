'use client';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { AppShell } from '#/components/shell/app-shell.tsx';
import { Card } from '#/components/ui/card.tsx';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';
export default function Page() {
  const [role, setRole] = useState<RoleName>('Team Leader');
  return (
    <AppShell
      user={{ firstName: 'Mia', lastName: 'Chen', email: 'mia.chen@northwind.example' }}
      roles={['Administrator', 'Team Leader', 'Member']}
      role={role}
      currentPath="/dashboard/team"
      onSwitchRole={setRole}
      onSignOut={() => {}}
      accountEntries={[{ label: 'Profile', href: '/profile', icon: <UserRound /> }]}
      year={2026}
      productName="unboXt"
    >
      <Card title="Content">Some content here.</Card>
    </AppShell>
  );
}
