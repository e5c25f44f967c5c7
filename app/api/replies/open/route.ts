import { handle } from '#/app/handle.ts';
import { openReply } from '#/lib/domain/replies/author-thread.service.ts';
import { openReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(openReplyContract, ({ ctx, body }) => openReply(ctx, body.token));
