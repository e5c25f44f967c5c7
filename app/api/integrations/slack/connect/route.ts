import { handle } from '#/app/handle.ts';
import { connectSlack } from '#/lib/domain/integrations/connect-slack.ts';
import { connectSlackContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const POST = handle(connectSlackContract, ({ ctx }) => connectSlack(ctx));
