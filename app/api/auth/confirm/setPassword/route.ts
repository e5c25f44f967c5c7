import { handle } from '#/app/handle.ts';
import { setPassword } from '#/lib/domain/registration/commands/set-password.ts';
import { setPasswordContract } from '#/lib/domain/registration/contract.ts';

export const POST = handle(setPasswordContract, ({ ctx, body }) => setPassword(ctx, body));
