import { handle } from '#/lib/api/handle.ts';
import { removeAdministrator } from '#/lib/domain/organisation/commands/remove-administrator.ts';
import { removeAdministratorContract } from '#/lib/domain/organisation/company-contract.ts';

export const POST = handle(removeAdministratorContract, ({ ctx, params, body }) =>
  removeAdministrator(ctx, params.id, body),
);
