import { handle } from '#/app/handle.ts';
import { signReply } from '#/lib/domain/replies/author-thread.service.ts';
import { signReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(signReplyContract, ({ ctx, body }) => signReply(ctx, body.token));
