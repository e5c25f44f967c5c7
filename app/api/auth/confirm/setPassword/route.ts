import { handle } from '#/lib/api/handle.ts';
import { setPassword } from '#/lib/domain/accounts/commands/set-password.ts';
import { setPasswordContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(setPasswordContract, ({ ctx, body }) => setPassword(ctx, body));
