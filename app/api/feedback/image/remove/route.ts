import { handle } from '#/app/handle.ts';
import { removeFeedbackImageContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { removeFeedbackImage } from '#/lib/domain/feedback/screenshots/remove-feedback-image.ts';

export const POST = handle(removeFeedbackImageContract, ({ ctx, body }) => removeFeedbackImage(ctx, body));
