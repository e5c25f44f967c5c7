'use client';

import { homes } from '#/components/frame/links/navigation.ts';
import { storeRole } from '#/components/frame/session/session-storage.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

const hints = {
  'Team Leader': 'You also lead a team.',
  Member: 'You are also a member of a team.',
} as const;

/** Says that another role of the person shows a team's figures, and switches to it. */
export function RoleHint({ role }: { role: keyof typeof hints }) {
  const switchTo = (next: RoleName) => {
    storeRole(next);
    location.assign(homes[next]);
  };
  return (
    <Alert state="info" title={hints[role]}>
      <p>See it on the team dashboard. Switch roles any time from the account menu, top right.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => switchTo(role)}>
        Switch to {role}
      </Button>
    </Alert>
  );
}
