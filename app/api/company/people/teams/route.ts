import { handle } from '#/app/handle.ts';
import { listPeopleTeamsContract } from '#/lib/domain/people/list/list.contract.ts';
import { listPeopleTeams } from '#/lib/domain/people/list/people.service.ts';

export const GET = handle(listPeopleTeamsContract, ({ ctx, query }) => listPeopleTeams(ctx, query));
