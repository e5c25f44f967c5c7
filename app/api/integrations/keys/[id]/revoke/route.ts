import { handle } from '#/app/handle.ts';
import { revokeKey } from '#/lib/domain/keys/key.service.ts';
import { revokeKeyContract } from '#/lib/domain/keys/keys.contract.ts';

export const POST = handle(revokeKeyContract, ({ ctx, params }) => revokeKey(ctx, params.id));
