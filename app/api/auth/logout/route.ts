import { handle } from '#/app/handle.ts';
import { signOut } from '#/lib/domain/accounts/commands/sign-out.ts';
import { signOutContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const GET = handle(signOutContract, ({ ctx }) => signOut(ctx));
