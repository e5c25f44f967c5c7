import { handle } from '#/app/handle.ts';
import { sendFeedbackContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { sendFeedback } from '#/lib/domain/feedback/feedback.service.ts';

export const POST = handle(sendFeedbackContract, ({ ctx, body }) => sendFeedback(ctx, body));
