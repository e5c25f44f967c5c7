import { handle } from '#/app/handle.ts';
import { setFeedbackImage } from '#/lib/domain/feedback/commands/set-feedback-image.ts';
import { setFeedbackImageContract } from '#/lib/domain/feedback/contract.ts';

export const POST = handle(setFeedbackImageContract, ({ ctx, body }) => setFeedbackImage(ctx, body));
