import { handle } from '#/app/handle.ts';
import { removeFeedbackImage } from '#/lib/domain/feedback/commands/remove-feedback-image.ts';
import { removeFeedbackImageContract } from '#/lib/domain/feedback/contract.ts';

export const POST = handle(removeFeedbackImageContract, ({ ctx, body }) => removeFeedbackImage(ctx, body));
