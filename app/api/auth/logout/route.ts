import { handle } from '#/app/handle.ts';
import { signOut } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { signOutContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

export const GET = handle(signOutContract, ({ ctx }) => signOut(ctx));
