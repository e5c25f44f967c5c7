import { handle } from '#/app/handle.ts';
import { removePeopleContract } from '#/lib/domain/people/bulk/bulk.contract.ts';
import { removePeople } from '#/lib/domain/people/bulk/membership.service.ts';

export const POST = handle(removePeopleContract, ({ ctx, body }) => removePeople(ctx, body));
