import { handle } from '#/app/handle.ts';
import { listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import { listPeople } from '#/lib/domain/people/list/people.service.ts';

export const GET = handle(listPeopleContract, ({ ctx, query }) => listPeople(ctx, query));
