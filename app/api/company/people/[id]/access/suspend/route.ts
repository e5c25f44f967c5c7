import { handle } from '#/app/handle.ts';
import { suspendPersonContract } from '#/lib/domain/people/access/access.contract.ts';
import { suspendPerson } from '#/lib/domain/people/access/suspension.service.ts';

export const POST = handle(suspendPersonContract, ({ ctx, params }) => suspendPerson(ctx, params.id));
