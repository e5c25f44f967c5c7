import { handle } from '#/app/handle.ts';
import { movePeopleContract } from '#/lib/domain/people/bulk/bulk.contract.ts';
import { movePeople } from '#/lib/domain/people/bulk/membership.service.ts';

export const POST = handle(movePeopleContract, ({ ctx, body }) => movePeople(ctx, body));
