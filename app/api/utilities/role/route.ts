import { handle } from '#/app/handle.ts';
import { presentRoles } from '#/lib/domain/accounts/accounts.present.ts';
import { getRolesContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

export const GET = handle(getRolesContract, async ({ ctx }) => presentRoles(ctx.actor));
