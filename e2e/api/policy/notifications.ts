import { anyone, type Input, NO_ID, oneOther, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { OPEN_NOTIFICATION_PATH } from '#/lib/domain/notifications/constants.ts';
import { prisma } from '#/lib/platform/db.ts';

async function notificationOf({ company }: WorldCompany, { id: userId }: User): Promise<Input> {
  const text = { title: 'News', message: 'Something happened.', icon: 'person', color: 'good' };
  const data = { companyId: company.id, userId, role: 'Member', createdAt: new Date(), ...text };
  return { body: { id: (await prisma().notification.create({ data })).id, seen: true } };
}

async function leadingOf(world: WorldCompany, actor: User): Promise<Input> {
  const { body } = (await notificationOf(world, actor)) as { body: { id: number } };
  const data = { buttonTitle: 'See', buttonLink: OPEN_NOTIFICATION_PATH, props: { href: '/dashboard' } };
  await prisma().notification.update({ where: { id: body.id }, data });
  return { body: { id: body.id } };
}

export const notificationsPolicy: Policy = {
  listNotifications: anyone,
  markNotifications: {
    own: { status: 200, send: ({ own }, actor) => notificationOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => notificationOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => notificationOf(foreign, foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: NO_ID, seen: true } }) },
  },
  openNotification: {
    own: { status: 200, send: ({ own }, actor) => leadingOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => leadingOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => leadingOf(foreign, foreign.persons.Member) },
    unknown: { status: 404, send: plain({ body: { id: NO_ID } }) },
  },
};
