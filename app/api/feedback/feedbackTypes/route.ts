import { handle } from '#/app/handle.ts';
import { listFeedbackTypesContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { listFeedbackTypes } from '#/lib/domain/feedback/feedback.service.ts';

export const GET = handle(listFeedbackTypesContract, ({ ctx }) => listFeedbackTypes(ctx));
