import { handle } from '#/app/handle.ts';
import { sendAgain } from '#/lib/domain/integrations/webhooks/delivery-list.service.ts';
import { sendAgainContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const POST = handle(sendAgainContract, ({ ctx, params }) => sendAgain(ctx, params));
