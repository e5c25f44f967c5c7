import type { ReactNode } from 'react';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { SignedInFrame } from '#/components/shell/signed-in-frame.tsx';
import { presentImageUrl } from '#/lib/domain/accounts/present.ts';
import { listNotifications } from '#/lib/domain/notifications/queries/list-notifications.ts';

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const ctx = await getPageCtx();
  const { actor, clock } = ctx;
  const { firstName, lastName, email, imageName, roles, role } = actor;
  const image = presentImageUrl(imageName);
  return (
    <SignedInFrame
      user={{ firstName, lastName, email, ...(image ? { image } : {}) }}
      roles={roles}
      role={role}
      year={clock.now().getUTCFullYear()}
      notifications={await listNotifications(ctx, { show: 'unread' })}
    >
      {children}
    </SignedInFrame>
  );
}
