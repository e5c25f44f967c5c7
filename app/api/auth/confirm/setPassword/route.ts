import { handle } from '#/app/handle.ts';
import { setPassword } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { setPasswordContract } from '#/lib/domain/registration/registration.contract.ts';

export const POST = handle(setPasswordContract, ({ ctx, body }) => setPassword(ctx, body));
