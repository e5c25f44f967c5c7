import type { ReactNode } from 'react';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { SignedInFrame } from '#/components/shell/signed-in-frame.tsx';

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const { actor, clock } = await getPageCtx();
  const { firstName, lastName, email, roles, role } = actor;
  return (
    <SignedInFrame user={{ firstName, lastName, email }} roles={roles} role={role} year={clock.now().getUTCFullYear()}>
      {children}
    </SignedInFrame>
  );
}
