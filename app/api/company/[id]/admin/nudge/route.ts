import { handle } from '#/app/handle.ts';
import { nudgeAdministratorContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { nudgeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(nudgeAdministratorContract, async ({ ctx, params, body }) =>
  nudgeAdministrator(ctx, params.id, await getListedEmail(ctx, body)),
);
