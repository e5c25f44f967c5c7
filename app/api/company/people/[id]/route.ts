import { handle } from '#/app/handle.ts';
import { getPersonContract } from '#/lib/domain/people/contract.ts';
import { getPerson } from '#/lib/domain/people/queries/get-person.ts';

export const GET = handle(getPersonContract, ({ ctx, params }) => getPerson(ctx, params.id));
