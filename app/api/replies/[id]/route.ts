import { handle } from '#/app/handle.ts';
import { answerReply } from '#/lib/domain/replies/leader-thread.service.ts';
import { answerReplyContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(answerReplyContract, ({ ctx, params, body }) => answerReply(ctx, params.id, body));
