import { handle } from '#/app/handle.ts';
import { sendCoachMessage } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { sendCoachMessageContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export const POST = handle(sendCoachMessageContract, ({ ctx, params, body }) => sendCoachMessage(ctx, params.id, body));
