import { handle } from '#/app/handle.ts';
import { receiveTeamsActivityContract } from '#/lib/domain/chat-answers/chat-answers.contract.ts';
import { receiveTeamsActivity } from '#/lib/domain/chat-answers/teams/receive-teams-activity.ts';

export const POST = handle(receiveTeamsActivityContract, ({ ctx, params, request }) =>
  receiveTeamsActivity(ctx, params.connectionId, request),
);
