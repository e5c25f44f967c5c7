import { handle } from '#/app/handle.ts';
import { suspendPersonContract } from '#/lib/domain/people/access-contract.ts';
import { suspendPerson } from '#/lib/domain/people/commands/suspend-person.ts';

export const POST = handle(suspendPersonContract, ({ ctx, params }) => suspendPerson(ctx, params.id));
