import { handle } from '#/app/handle.ts';
import { signIn } from '#/lib/domain/accounts/commands/sign-in.ts';
import { signInContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const POST = handle(signInContract, ({ ctx, body }) => signIn(ctx, body));
