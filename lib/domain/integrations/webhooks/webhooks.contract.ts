import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { recentSignIn } from '#/lib/domain/sessions/constants.ts';
import { chosenTypes } from '#/lib/domain/webhooks/constants.ts';
import { message } from '#/lib/words/message.ts';

const access = ['Administrator'] as const;
const changes = { method: 'POST', access, rateLimit: { points: 120, seconds: 3600 } } as const;
const params = z.object({ id });
const secret = z.string().describe('Shown only this once; it signs from now on.');
const url = z.string().trim().min(1).max(2000).describe('An https URL that anyone on the internet can reach.');
const types = z
  .array(z.enum(chosenTypes), message('integrations.webhooks.answers.noTypes'))
  .min(1, message('integrations.webhooks.answers.noTypes'))
  .max(chosenTypes.length)
  .describe('The events that this webhook gets.');

const webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    types: z.array(z.enum(chosenTypes)),
    state: z
      .enum(['on', 'failing', 'off'])
      .describe('`failing`: the last delivery didn’t arrive. At most one is tried a minute.'),
    offReason: z
      .enum(['gone', 'failing'])
      .nullable()
      .describe('Why unboXt turned it off: it answered 410, or nothing arrived for five days.'),
    madeAt: z.string(),
  })
  .meta({ id: 'Webhook' });

export const listWebhooksContract = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/integrations/webhooks',
  access,
  summary: 'Lists the company’s webhooks, oldest first.',
  response: z.object({ webhooks: z.array(webhook), most: z.int().describe('How many webhooks are allowed.') }),
});

export const makeWebhookContract = endpoint({
  ...changes,
  name: 'makeWebhook',
  path: '/api/integrations/webhooks',
  summary: `Adds a webhook and returns the secret that signs its events. ${recentSignIn.summary}`,
  refuses: ['conflict'],
  body: z.object({ url, types }),
  response: done(message('integrations.webhooks.answers.made'), { id: z.int(), secret }),
});

export const updateWebhookContract = endpoint({
  ...changes,
  name: 'updateWebhook',
  path: '/api/integrations/webhooks/{id}/update',
  summary: `Changes a webhook: its URL, its events, or whether they’re sent; missing fields stay. Turning it off cancels waiting deliveries. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params,
  body: z.object({ url: url.optional(), types: types.optional(), isOn: z.boolean().optional() }),
  response: done(message('integrations.webhooks.answers.saved')),
});

export const renewWebhookSecretContract = endpoint({
  ...changes,
  name: 'renewWebhookSecret',
  path: '/api/integrations/webhooks/{id}/secret',
  summary: `Creates a new secret. For 24 hours, deliveries have both signatures. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params,
  response: done(message('integrations.webhooks.answers.renewed'), { secret }),
});

export const testWebhookContract = endpoint({
  ...changes,
  name: 'testWebhook',
  path: '/api/integrations/webhooks/{id}/test',
  summary: 'Sends a `webhook.test` event; its delivery says whether it arrived.',
  refuses: ['not_found', 'conflict'],
  params,
  response: done(message('integrations.webhooks.answers.tested')),
});

export const removeWebhookContract = endpoint({
  ...changes,
  name: 'removeWebhook',
  path: '/api/integrations/webhooks/{id}/remove',
  summary: `Removes a webhook with its deliveries. ${recentSignIn.summary}`,
  refuses: ['not_found'],
  params,
  response: done(message('integrations.webhooks.answers.removed')),
});

export const listDeliveriesContract = endpoint({
  name: 'listDeliveries',
  method: 'GET',
  path: '/api/integrations/webhooks/{id}/deliveries',
  access,
  summary: 'Lists a webhook’s last 50 events and whether each arrived, newest first; they’re kept for 30 days.',
  refuses: ['not_found'],
  params,
  response: z.object({
    deliveries: z.array(
      z
        .object({
          eventId: z.uuid().describe('The header `webhook-id` is `msg_` followed by this id.'),
          type: z.string(),
          data: z.looseObject({}),
          state: z.enum(['waiting', 'delivered', 'failed']),
          madeAt: z.string(),
          tries: z.int(),
          nextAt: z.string().nullable().describe('When the next attempt is due; null if there is none.'),
          deliveredAt: z.string().nullable(),
          responseStatus: z.int().nullable().describe('The last status code; null if none came.'),
          responseExcerpt: z
            .string()
            .nullable()
            .describe('The first 1,000 characters of the response, or why none came.'),
        })
        .meta({ id: 'Delivery' }),
    ),
  }),
});

export const sendAgainContract = endpoint({
  ...changes,
  name: 'sendAgain',
  path: '/api/integrations/webhooks/{id}/deliveries/{eventId}/again',
  summary: 'Sends an event again, with the same id and ten new attempts.',
  refuses: ['not_found', 'conflict'],
  params: z.object({ id, eventId: z.uuid() }),
  response: done(message('integrations.webhooks.answers.again')),
});
