import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Delivers what is due to one endpoint. */
export const deliverWebhooks = defineQueue({
  name: 'webhooks.deliver',
  payload: z.object({ webhookId: z.int() }),
  // The rows say what is due, and the sweep asks again.
  retries: 0,
});

/** Every minute: finds endpoints with due deliveries. */
export const sweepWebhooks = defineQueue({
  name: 'webhooks.sweep',
  payload: z.object({}),
  schedule: '* * * * *',
  // The next sweep is the retry.
  retries: 0,
});
