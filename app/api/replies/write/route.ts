import { handle } from '#/app/handle.ts';
import { writeReply } from '#/lib/domain/replies/author-thread.service.ts';
import { writeReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(writeReplyContract, ({ ctx, body }) => writeReply(ctx, body));
