import { handle } from '#/app/handle.ts';
import { removeAdministratorContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { removeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(removeAdministratorContract, async ({ ctx, params, body }) =>
  removeAdministrator(ctx, params.id, await getListedEmail(ctx, body)),
);
