import { handle } from '#/app/handle.ts';
import { listAdministratorRequests } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';

export const GET = handle(listAdministratorRequestsContract, ({ ctx, params }) =>
  listAdministratorRequests(ctx, params.id),
);
