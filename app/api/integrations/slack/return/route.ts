import { handle } from '#/app/handle.ts';
import { finishSlackConnect } from '#/lib/domain/integrations/connect-slack.ts';
import { finishSlackConnectContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const GET = handle(finishSlackConnectContract, ({ ctx, request, query }) =>
  finishSlackConnect(ctx, request, query),
);
