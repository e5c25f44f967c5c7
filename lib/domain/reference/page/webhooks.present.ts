import { writeSchema } from '#/lib/domain/reference/page/call.present.ts';
import type { WebhookType } from '#/lib/domain/webhooks/constants.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const descriptions = {
  'webhook-id': 'The id of the event, the same on every attempt.',
  'webhook-timestamp': 'The Unix time of this attempt.',
  'webhook-signature':
    '`v1,` and an HMAC-SHA256 in base64 over id, timestamp and body; after a new secret, two for 24 hours, separated by a space.',
};

/** The headers of a delivery. Source: Standard Webhooks 1.0.0. */
export const webhookHeaders = Object.fromEntries(
  Object.entries(descriptions).map(([name, description]) => [
    name,
    { in: 'header', name, description, required: true, schema: { type: 'string' } },
  ]),
);

const parameters = Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Returns an example value for a field. */
const exampleOf = (field: string) => {
  if (field === 'reportId') return '0198c4f2-7d1e-7f3a-9b52-6f0e8a4c1d27';
  if (field === 'untilDay' || field === 'localDate') return '2026-11-27';
  if (field === 'state') return 'kept';
  if (field === 'plan') return 'unlimited';
  return 14;
};

/** Returns the webhook deliveries in the form of OpenAPI 3.1, with an example of each type. */
export function presentWebhooks() {
  const t = wordsFor('en', 'integrations.webhooks.types');
  return Object.fromEntries(
    Object.entries(webhookTypes).map(([type, data]) => {
      const timestamp = { type: 'string', format: 'date-time' };
      const schema = {
        type: 'object',
        properties: { type: { const: type }, timestamp, data: writeSchema({}, data, 'input') },
        required: ['type', 'timestamp', 'data'],
      };
      const example = {
        type,
        timestamp: '2026-11-28T09:00:00.000Z',
        data: Object.fromEntries(Object.keys(data.shape).map((field) => [field, exampleOf(field)])),
      };
      const post = {
        operationId: type,
        summary: t(type as WebhookType),
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: { '2XX': { description: 'Received.' } },
      };
      return [type, { post }];
    }),
  );
}
