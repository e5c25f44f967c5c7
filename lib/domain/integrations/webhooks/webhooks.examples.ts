import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  listDeliveriesContract,
  listWebhooksContract,
  makeWebhookContract,
  removeWebhookContract,
  renewWebhookSecretContract,
  sendAgainContract,
  testWebhookContract,
  updateWebhookContract,
} from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

const url = 'https://hr.example.com/unboxt';
const params = { id: 3 };
const eventId = '2662a34e-dbc4-4824-8442-ba9b98dbf619';
const secret = 'whsec_8Jr9MxPEL+';

export const webhookExamples: readonly Example[] = [
  example(listWebhooksContract, {
    answer: {
      webhooks: [
        {
          id: 3,
          url,
          types: ['person.left', 'team.created'],
          state: 'on',
          offReason: null,
          madeAt: '2026-11-28T09:00:00.000Z',
        },
      ],
      most: 5,
    },
  }),
  example(makeWebhookContract, { body: { url, types: ['person.left', 'team.created'] }, answer: { id: 3, secret } }),
  example(updateWebhookContract, { params, body: { isOn: false } }),
  example(renewWebhookSecretContract, { params, answer: { secret } }),
  example(testWebhookContract, { params }),
  example(listDeliveriesContract, {
    params,
    answer: {
      deliveries: [
        {
          eventId,
          type: 'team.created',
          data: { teamId: 14 },
          state: 'delivered',
          madeAt: '2026-11-28T09:00:00.000Z',
          tries: 1,
          nextAt: null,
          deliveredAt: '2026-11-28T09:00:01.000Z',
          responseStatus: 204,
          responseExcerpt: '',
        },
      ],
    },
  }),
  example(sendAgainContract, { params: { ...params, eventId } }),
  example(removeWebhookContract, { params }),
];
