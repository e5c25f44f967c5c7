import { handle } from '#/lib/api/handle.ts';
import { nudgeAdministrator } from '#/lib/domain/organisation/commands/nudge-administrator.ts';
import { nudgeAdministratorContract } from '#/lib/domain/organisation/company-contract.ts';

export const POST = handle(nudgeAdministratorContract, ({ ctx, params, body }) =>
  nudgeAdministrator(ctx, params.id, body),
);
