import { handle } from '#/app/handle.ts';
import { updateWebhook } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { updateWebhookContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const POST = handle(updateWebhookContract, ({ ctx, params, body }) => updateWebhook(ctx, params.id, body));
