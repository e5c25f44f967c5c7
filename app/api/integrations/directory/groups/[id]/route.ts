import { handle } from '#/app/handle.ts';
import { tieGroupContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { tieGroup } from '#/lib/domain/directory/manage/directory.service.ts';

export const POST = handle(tieGroupContract, ({ ctx, params, body }) => tieGroup(ctx, params.id, body));
