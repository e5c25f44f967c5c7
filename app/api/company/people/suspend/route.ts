import { handle } from '#/app/handle.ts';
import { suspendPeopleContract } from '#/lib/domain/people/access/access.contract.ts';
import { suspendPeople } from '#/lib/domain/people/access/suspension.service.ts';

export const POST = handle(suspendPeopleContract, ({ ctx, body }) => suspendPeople(ctx, body));
