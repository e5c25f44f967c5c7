import { handle } from '#/app/handle.ts';
import { signInContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';

export const POST = handle(signInContract, ({ ctx, body }) => signIn(ctx, body));
