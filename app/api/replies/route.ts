import { handle } from '#/app/handle.ts';
import { listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';

export const GET = handle(listRepliesContract, ({ ctx, query }) => listReplies(ctx, query));
