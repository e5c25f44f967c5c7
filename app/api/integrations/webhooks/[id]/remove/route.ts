import { handle } from '#/app/handle.ts';
import { removeWebhook } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { removeWebhookContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const POST = handle(removeWebhookContract, ({ ctx, params }) => removeWebhook(ctx, params.id));
