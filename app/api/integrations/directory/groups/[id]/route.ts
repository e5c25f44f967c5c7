import { handle } from '#/app/handle.ts';
import { previewGroupContract, tieGroupContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { tieGroup } from '#/lib/domain/directory/manage/directory.service.ts';
import { previewGroup } from '#/lib/domain/directory/manage/preview-group.ts';

export const GET = handle(previewGroupContract, ({ ctx, params, query }) => previewGroup(ctx, params.id, query));

export const POST = handle(tieGroupContract, ({ ctx, params, body }) => tieGroup(ctx, params.id, body));
