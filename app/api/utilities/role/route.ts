import { handle } from '#/app/handle.ts';
import { presentRoles } from '#/lib/domain/accounts/present.ts';
import { getRolesContract } from '#/lib/domain/accounts/sessions-contract.ts';

export const GET = handle(getRolesContract, async ({ ctx }) => presentRoles(ctx.actor));
