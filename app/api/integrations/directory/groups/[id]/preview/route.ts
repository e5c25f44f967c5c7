import { handle } from '#/app/handle.ts';
import { previewGroupContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { previewGroup } from '#/lib/domain/directory/manage/preview-group.ts';

export const GET = handle(previewGroupContract, ({ ctx, params, query }) => previewGroup(ctx, params.id, query));
