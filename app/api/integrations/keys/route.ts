import { handle } from '#/app/handle.ts';
import { listKeys, makeKey } from '#/lib/domain/keys/key.service.ts';
import { listKeysContract, makeKeyContract } from '#/lib/domain/keys/keys.contract.ts';

export const GET = handle(listKeysContract, ({ ctx }) => listKeys(ctx));
export const POST = handle(makeKeyContract, ({ ctx, body }) => makeKey(ctx, body));
