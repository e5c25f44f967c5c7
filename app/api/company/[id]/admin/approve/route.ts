import { handle } from '#/app/handle.ts';
import { approveAdministrator } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { approveAdministratorContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';

export const POST = handle(approveAdministratorContract, ({ ctx, params, body }) =>
  approveAdministrator(ctx, params.id, body),
);
