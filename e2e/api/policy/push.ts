import { randomBytes } from 'node:crypto';
import { NO_ID, oneOther, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildPushDevice, newBrowserKeys } from '#/prisma/seed/builders/build-push-device.ts';

const subscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
  keys: newBrowserKeys().keys,
});

const sendDevice = async (person: User) => {
  const { id } = await buildPushDevice(prisma(), person);
  return { body: { id } };
};

/** People only know their own devices; other people's are unknown. */
const ofDevice = (own: number): PolicyRow => ({
  own: { status: own, send: (_, actor) => sendDevice(actor) },
  colleague: { status: 404, send: ({ own: company }, actor) => sendDevice(oneOther(company, actor)) },
  foreign: { status: 404, send: ({ foreign }) => sendDevice(foreign.persons.Member) },
  unknown: { status: 404, send: plain({ body: { id: NO_ID } }) },
});

export const pushPolicy: Policy = {
  listDevices: { own: { status: 200, send: plain({}) } },
  addDevice: {
    own: { status: 200, send: async () => ({ body: subscription() }) },
    unknown: {
      status: 422,
      send: plain({ body: { endpoint: 'https://push.example.com/x', keys: newBrowserKeys().keys } }),
    },
  },
  renewDevice: {
    unknown: {
      status: 404,
      send: async () => ({
        body: { ...subscription(), replaces: { endpoint: 'https://push.example.com/x', auth: 'unknown' } },
      }),
    },
  },
  removeDevice: ofDevice(200),
  // The matrix reaches no push service; sending is tested next to the verb.
  testDevice: ofDevice(422),
};
