import { handle } from '#/app/handle.ts';
import { restorePersonContract } from '#/lib/domain/people/access/access.contract.ts';
import { restorePerson } from '#/lib/domain/people/access/suspension.service.ts';

export const POST = handle(restorePersonContract, ({ ctx, params }) => restorePerson(ctx, params.id));
