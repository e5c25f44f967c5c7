import { handle } from '#/app/handle.ts';
import { getPerson } from '#/lib/domain/people/list/get-person.ts';
import { getPersonContract } from '#/lib/domain/people/list/list.contract.ts';

export const GET = handle(getPersonContract, ({ ctx, params }) => getPerson(ctx, params.id));
