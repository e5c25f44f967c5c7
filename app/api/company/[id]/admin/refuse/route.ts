import { handle } from '#/app/handle.ts';
import { refuseAdministrator } from '#/lib/domain/administrator-requests/commands/refuse-administrator.ts';
import { refuseAdministratorContract } from '#/lib/domain/administrator-requests/contract.ts';

export const POST = handle(refuseAdministratorContract, ({ ctx, params, body }) =>
  refuseAdministrator(ctx, params.id, body),
);
