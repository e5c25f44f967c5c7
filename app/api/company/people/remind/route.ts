import { handle } from '#/app/handle.ts';
import { remindPeopleContract } from '#/lib/domain/people/bulk/bulk.contract.ts';
import { remindPeople } from '#/lib/domain/people/list/people.service.ts';

export const POST = handle(remindPeopleContract, ({ ctx, body }) => remindPeople(ctx, body));
