import { handle } from '#/app/handle.ts';
import { listWebhooks, makeWebhook } from '#/lib/domain/integrations/webhooks/webhook.service.ts';
import { listWebhooksContract, makeWebhookContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const GET = handle(listWebhooksContract, ({ ctx }) => listWebhooks(ctx));
export const POST = handle(makeWebhookContract, ({ ctx, body }) => makeWebhook(ctx, body));
