import { anyone, NO_ID, oneOther, type Policy, plain, type Sent } from '#/e2e/api/policy/policy-row.ts';
import type { Inhabited } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';

async function notificationOf({ company }: Inhabited, { id: userId }: User): Promise<Sent> {
  const text = { title: 'News', message: 'Something happened.', icon: 'person', color: 'good' };
  const data = { companyId: company.id, userId, role: 'Member', createdAt: new Date(), ...text };
  return { body: { id: (await prisma().notification.create({ data })).id, seen: true } };
}

export const notificationsPolicy: Policy = {
  listNotifications: anyone,
  markNotifications: {
    own: { status: 200, send: ({ own }, actor) => notificationOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => notificationOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => notificationOf(foreign, foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: NO_ID, seen: true } }) },
  },
};
