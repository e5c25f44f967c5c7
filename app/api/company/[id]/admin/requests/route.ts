import { handle } from '#/app/handle.ts';
import { listAdministratorRequestsContract } from '#/lib/domain/administrator-requests/administrator-requests.contract.ts';
import { listAdministratorRequests } from '#/lib/domain/administrator-requests/list-administrator-requests.ts';

export const GET = handle(listAdministratorRequestsContract, ({ ctx, params }) =>
  listAdministratorRequests(ctx, params.id),
);
