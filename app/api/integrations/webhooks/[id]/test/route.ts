import { handle } from '#/app/handle.ts';
import { testWebhook } from '#/lib/domain/integrations/webhooks/delivery-list.service.ts';
import { testWebhookContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const POST = handle(testWebhookContract, ({ ctx, params }) => testWebhook(ctx, params.id));
