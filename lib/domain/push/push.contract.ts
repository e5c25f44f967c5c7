import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { ENDPOINT_MAX } from '#/lib/domain/push/constants.ts';
import { message } from '#/lib/words/message.ts';

const address = z.string().min(1).max(ENDPOINT_MAX);
const key = z.string().max(100);
const subscription = z.object({
  endpoint: address.describe('An address of the push service of Chrome, Edge, Firefox or Safari.'),
  keys: z.object({ p256dh: key, auth: key }),
});
const changes = { method: 'POST', access: 'auth', rateLimit: { points: 100, seconds: 3600 } } as const;

export const listDevicesContract = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/profile/push',
  access: 'auth',
  summary: 'The browsers that show notices to the signed-in person, and the key with which a browser agrees to them.',
  response: z.object({
    publicKey: z.string().describe('The `applicationServerKey` of `pushManager.subscribe`.'),
    devices: z.array(
      z
        .object({
          id: z.int(),
          device: z.string(),
          createdAt: z.string(),
          print: z.string().describe('SHA-256 of its `endpoint`, base64url: by it a browser recognises itself.'),
          isOfThisSession: z.boolean().describe('Whether it was turned on in this session, and ends with it.'),
        })
        .meta({ id: 'Device' }),
    ),
  }),
});

export const addDeviceContract = endpoint({
  ...changes,
  name: 'addDevice',
  path: '/api/profile/push',
  summary:
    'Has notices shown by a browser, with its `PushSubscription`. A browser shows those of the person who asked last. Of eleven, the one used longest ago goes.',
  body: subscription,
  response: done(message('push.answers.on'), { id: z.int() }),
});

export const renewDeviceContract = endpoint({
  name: 'renewDevice',
  method: 'POST',
  path: '/api/profile/push/renew',
  access: 'open',
  summary: 'A browser has got another address; the secret of the one before proves that it is the same browser.',
  refuses: ['not_found'],
  rateLimit: { points: 5000, seconds: 600 },
  body: subscription.extend({ replaces: z.object({ endpoint: address, auth: key }) }),
  response: done(message('push.answers.on')),
});

export const removeDeviceContract = endpoint({
  ...changes,
  name: 'removeDevice',
  path: '/api/profile/push/remove',
  summary: 'Ends the notices of one of the person’s own browsers, named by its id or by its address.',
  refuses: ['not_found'],
  body: z.union([z.object({ id }), z.object({ endpoint: address })]),
  response: done(message('push.answers.off')),
});

export const testDeviceContract = endpoint({
  ...changes,
  name: 'testDevice',
  path: '/api/profile/push/test',
  summary: 'Sends one of the person’s own browsers a notice; 422 says in words why its service didn’t take it.',
  refuses: ['not_found'],
  body: z.object({ id }),
  response: done(message('push.answers.sent')),
});
