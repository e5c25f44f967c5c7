import { handle } from '#/app/handle.ts';
import { nudgeAdministrator } from '#/lib/domain/organisation/commands/nudge-administrator.ts';
import { nudgeAdministratorContract } from '#/lib/domain/organisation/company-contract.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';

export const POST = handle(nudgeAdministratorContract, async ({ ctx, params, body }) =>
  nudgeAdministrator(ctx, params.id, await getListedEmail(ctx, body)),
);
