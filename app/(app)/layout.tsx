import type { ReactNode } from 'react';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { SignedInFrame } from '#/components/shell/signed-in-frame.tsx';
import { listNotifications } from '#/lib/domain/notifications/queries/list-notifications.ts';

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const ctx = await getPageCtx();
  const { actor, clock } = ctx;
  const { firstName, lastName, email, roles, role } = actor;
  return (
    <SignedInFrame
      user={{ firstName, lastName, email }}
      roles={roles}
      role={role}
      year={clock.now().getUTCFullYear()}
      notifications={await listNotifications(ctx, { show: 'unread' })}
    >
      {children}
    </SignedInFrame>
  );
}
