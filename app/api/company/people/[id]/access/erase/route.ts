import { handle } from '#/app/handle.ts';
import { eraseLeaver } from '#/lib/domain/privacy/leavers/erase-leaver.ts';
import { eraseLeaverContract } from '#/lib/domain/privacy/privacy.contract.ts';

export const POST = handle(eraseLeaverContract, ({ ctx, params, body }) => eraseLeaver(ctx, params.id, body.name));
