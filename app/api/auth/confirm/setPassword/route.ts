import { handle } from '#/app/handle.ts';
import { setPassword } from '#/lib/domain/registration/links/set-password.ts';
import { setPasswordContract } from '#/lib/domain/registration/registration.contract.ts';

export const POST = handle(setPasswordContract, ({ ctx, body }) => setPassword(ctx, body));
