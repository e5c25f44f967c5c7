import { handle } from '#/app/handle.ts';
import { restorePeopleContract } from '#/lib/domain/people/access/access.contract.ts';
import { restorePeople } from '#/lib/domain/people/access/suspension.service.ts';

export const POST = handle(restorePeopleContract, ({ ctx, body }) => restorePeople(ctx, body));
