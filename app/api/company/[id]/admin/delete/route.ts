import { handle } from '#/app/handle.ts';
import { removeAdministrator } from '#/lib/domain/organisation/commands/remove-administrator.ts';
import { removeAdministratorContract } from '#/lib/domain/organisation/company-contract.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';

export const POST = handle(removeAdministratorContract, async ({ ctx, params, body }) =>
  removeAdministrator(ctx, params.id, await getListedEmail(ctx, body)),
);
