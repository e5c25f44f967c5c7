import { handle } from '#/app/handle.ts';
import { sendSuggestionContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { sendSuggestion } from '#/lib/domain/feedback/feedback.service.ts';

export const POST = handle(sendSuggestionContract, ({ ctx, body }) => sendSuggestion(ctx, body));
