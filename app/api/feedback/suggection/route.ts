import { handle } from '#/app/handle.ts';
import { sendSuggestion } from '#/lib/domain/feedback/commands/send-suggestion.ts';
import { sendSuggestionContract } from '#/lib/domain/feedback/contract.ts';

export const POST = handle(sendSuggestionContract, ({ ctx, body }) => sendSuggestion(ctx, body));
