import { NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDelivery, buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

/** Sends the same body for an endpoint of this company, of another company, and an unknown one. */
const ofEndpoint = (body?: object): PolicyRow => {
  const send = async ({ companyId }: { companyId: number }) => {
    const { id } = await buildWebhook(prisma(), { companyId }, { types: ['webhook.none'] });
    return { params: { id }, ...(body ? { body } : {}) };
  };
  return {
    own: { status: 200, send: ({ own }) => send(idOf(own)) },
    foreign: { status: 404, send: ({ foreign }) => send(idOf(foreign)) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, ...(body ? { body } : {}) }) },
  };
};

const idOf = ({ persons }: WorldCompany) => ({ companyId: persons.Administrator.companyId });

const sendDelivery = async (company: WorldCompany) => {
  const webhook = await buildWebhook(prisma(), idOf(company), { types: ['webhook.none'] });
  const { eventId } = await buildDelivery(prisma(), webhook);
  return { params: { id: webhook.id, eventId } };
};

export const webhooksPolicy: Policy = {
  listWebhooks: { own: { status: 200, send: plain({}) } },
  makeWebhook: {
    own: {
      status: 200,
      send: async ({ own }) => {
        // A company may have at most five.
        await prisma().webhookEndpoint.deleteMany({ where: idOf(own) });
        return { body: { url: 'http://localhost:9999/', types: ['team.created'] } };
      },
    },
  },
  updateWebhook: ofEndpoint({ isOn: false }),
  renewWebhookSecret: ofEndpoint(),
  testWebhook: ofEndpoint(),
  removeWebhook: ofEndpoint(),
  listDeliveries: ofEndpoint(),
  sendAgain: {
    own: { status: 200, send: ({ own }) => sendDelivery(own) },
    foreign: { status: 404, send: ({ foreign }) => sendDelivery(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID, eventId: '00000000-0000-4000-8000-000000000000' } }) },
  },
};
