import { handle } from '#/app/handle.ts';
import { getPersonContract } from '#/lib/domain/people/list/list.contract.ts';
import { getPerson } from '#/lib/domain/people/list/people.service.ts';

export const GET = handle(getPersonContract, ({ ctx, params }) => getPerson(ctx, params.id));
