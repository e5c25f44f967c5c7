import { handle } from '#/app/handle.ts';
import { signOutContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { signOut } from '#/lib/domain/accounts/sign-in/sign-out.ts';

export const GET = handle(signOutContract, ({ ctx }) => signOut(ctx));
