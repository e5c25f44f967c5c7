import { handle } from '#/app/handle.ts';
import { sendCoachMessage } from '#/lib/domain/coaching/commands/send-coach-message.ts';
import { sendCoachMessageContract } from '#/lib/domain/coaching/posts-contract.ts';

export const POST = handle(sendCoachMessageContract, ({ ctx, params, body }) => sendCoachMessage(ctx, params.id, body));
