import { handle } from '#/app/handle.ts';
import { closeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { closeReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(closeReplyContract, ({ ctx, body }) => closeReply(ctx, body.token));
