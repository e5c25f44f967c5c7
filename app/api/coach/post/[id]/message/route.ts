import { handle } from '#/app/handle.ts';
import { sendCoachMessageContract } from '#/lib/domain/coaching/posts/posts.contract.ts';
import { sendCoachMessage } from '#/lib/domain/coaching/posts/send-coach-message.ts';

export const POST = handle(sendCoachMessageContract, ({ ctx, params, body }) => sendCoachMessage(ctx, params.id, body));
