import { handle } from '#/app/handle.ts';
import { restorePersonContract } from '#/lib/domain/people/access-contract.ts';
import { restorePerson } from '#/lib/domain/people/commands/restore-person.ts';

export const POST = handle(restorePersonContract, ({ ctx, params }) => restorePerson(ctx, params.id));
