import { deliverTo, enqueueDueWebhooks } from '#/lib/domain/integrations/webhooks/delivery.service.ts';
import { deliverWebhooks, sweepWebhooks } from '#/lib/domain/webhooks/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(deliverWebhooks, (ctx, { webhookId }) => deliverTo(ctx, webhookId));
defineJob(sweepWebhooks, enqueueDueWebhooks);
