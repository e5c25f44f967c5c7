import { handle } from '#/app/handle.ts';
import { removeFeedbackImageContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { removeFeedbackImage } from '#/lib/domain/feedback/screenshots/screenshot.service.ts';

export const POST = handle(removeFeedbackImageContract, ({ ctx, body }) => removeFeedbackImage(ctx, body));
