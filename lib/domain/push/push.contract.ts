import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { ENDPOINT_MAX } from '#/lib/domain/push/constants.ts';
import { message } from '#/lib/words/message.ts';

const address = z.string().min(1).max(ENDPOINT_MAX);
const key = z.string().max(100);
const subscription = z.object({
  endpoint: address.describe('A URL of the push service of Chrome, Edge, Firefox or Safari.'),
  keys: z.object({ p256dh: key, auth: key }),
});
const changes = { method: 'POST', access: 'auth', rateLimit: { points: 100, seconds: 3600 } } as const;

export const listDevicesContract = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/profile/push',
  access: 'auth',
  summary: 'Lists the browsers that show the caller notifications, and the key a browser subscribes with.',
  response: z.object({
    publicKey: z.string().describe('The `applicationServerKey` of `pushManager.subscribe`.'),
    devices: z.array(
      z
        .object({
          id: z.int(),
          device: z.string(),
          createdAt: z.string(),
          print: z.string().describe('The SHA-256 of `endpoint` in base64url, so that a browser recognises itself.'),
          isOfThisSession: z
            .boolean()
            .describe('True if it was turned on in this session; ending the session turns it off.'),
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
    'Turns on notifications in a browser, with its `PushSubscription`. The browser then notifies only the caller. An eleventh browser replaces the one notified longest ago.',
  body: subscription,
  response: done(message('push.answers.on'), { id: z.int() }),
});

export const renewDeviceContract = endpoint({
  name: 'renewDevice',
  method: 'POST',
  path: '/api/profile/push/renew',
  access: 'open',
  summary: 'Replaces a browser’s push URL; the secret of the previous one proves that it’s the same browser.',
  refuses: ['not_found'],
  rateLimit: { points: 5000, seconds: 600 },
  body: subscription.extend({ replaces: z.object({ endpoint: address, auth: key }) }),
  response: done(message('push.answers.on')),
});

export const removeDeviceContract = endpoint({
  ...changes,
  name: 'removeDevice',
  path: '/api/profile/push/remove',
  summary: 'Turns off notifications in one of the caller’s browsers, given by id or push URL.',
  refuses: ['not_found'],
  body: z.union([z.object({ id }), z.object({ endpoint: address })]),
  response: done(message('push.answers.off')),
});

export const testDeviceContract = endpoint({
  ...changes,
  name: 'testDevice',
  path: '/api/profile/push/test',
  summary: 'Sends a test notification to one of the caller’s browsers; 422 says why its service didn’t accept it.',
  refuses: ['not_found'],
  body: z.object({ id }),
  response: done(message('push.answers.sent')),
});
