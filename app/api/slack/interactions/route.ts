import { handle } from '#/app/handle.ts';
import { receiveSlackInteractionContract } from '#/lib/domain/chat-answers/chat-answers.contract.ts';
import { receiveSlackInteraction } from '#/lib/domain/chat-answers/slack/receive-slack-interaction.ts';

export const POST = handle(receiveSlackInteractionContract, ({ ctx, request }) =>
  receiveSlackInteraction(ctx, request),
);
