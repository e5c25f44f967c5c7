import { handle } from '#/app/handle.ts';
import { refuseAdministrator } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { refuseAdministratorContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';

export const POST = handle(refuseAdministratorContract, ({ ctx, params, body }) =>
  refuseAdministrator(ctx, params.id, body),
);
