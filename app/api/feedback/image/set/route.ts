import { handle } from '#/app/handle.ts';
import { setFeedbackImageContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { setFeedbackImage } from '#/lib/domain/feedback/screenshots/screenshot.service.ts';

export const POST = handle(setFeedbackImageContract, ({ ctx, body }) => setFeedbackImage(ctx, body));
