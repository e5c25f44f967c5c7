import { handle } from '#/app/handle.ts';
import { sendFeedback } from '#/lib/domain/feedback/commands/send-feedback.ts';
import { sendFeedbackContract } from '#/lib/domain/feedback/contract.ts';

export const POST = handle(sendFeedbackContract, ({ ctx, body }) => sendFeedback(ctx, body));
