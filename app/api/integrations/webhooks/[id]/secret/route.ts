import { handle } from '#/app/handle.ts';
import { renewWebhookSecret } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { renewWebhookSecretContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const POST = handle(renewWebhookSecretContract, ({ ctx, params }) => renewWebhookSecret(ctx, params.id));
