import { handle } from '#/app/handle.ts';
import { tryCallContract } from '#/lib/domain/reference/reference.contract.ts';
import { tryCall } from '#/lib/domain/reference/try-call.ts';

export const POST = handle(tryCallContract, ({ ctx, body }) => tryCall(ctx, body));
