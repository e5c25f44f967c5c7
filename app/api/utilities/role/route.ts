import { handle } from '#/lib/api/handle.ts';
import { getRolesContract } from '#/lib/domain/accounts/contract.ts';
import { presentRoles } from '#/lib/domain/accounts/present.ts';

export const GET = handle(getRolesContract, async ({ ctx }) => presentRoles(ctx.actor));
