import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { openNotification } from '#/lib/domain/notifications/list/notification.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('a button’s link is returned at each click, and the notification is seen from the first one', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildUser(prisma(), { companyId });
  const colleague = await buildUser(prisma(), { companyId });
  for (const { id: leaderId } of [person, colleague]) await buildTeam(prisma(), { companyId, leaderId });
  const news = {
    companyId,
    aboutUserId: null,
    title: message('birthdays.notice.title'),
    message: message('birthdays.notice.message', { name: 'Ada' }),
    icon: 'pulse',
    color: 'good',
  } as const;
  const ctx = await userCtx(person);
  const title = message('pulses.notices.results.button');
  await prisma().$transaction(async (tx) => {
    const notification = { ...news, userIds: [person.id], role: 'Team Leader' } as const;
    await publishNotification(tx, ctx, { ...notification, button: { title, href: '/digitalPulse?tab=result' } });
    await publishNotification(tx, ctx, notification);
  });
  const [leading, plain] = await prisma().notification.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  const id = leading?.id ?? 0;
  expect(await openNotification(ctx, id)).toEqual({ href: '/digitalPulse?tab=result' });
  const { seenAt, buttonClickedAt } = await prisma().notification.findUniqueOrThrow({ where: { id } });
  expect([seenAt, buttonClickedAt]).not.toContain(null);
  expect(await openNotification(ctx, id)).toEqual({ href: '/digitalPulse?tab=result' });
  expect(await prisma().notification.findUniqueOrThrow({ where: { id } })).toMatchObject({ seenAt, buttonClickedAt });
  await expect(openNotification(ctx, plain?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' });
  await expect(openNotification(await userCtx(colleague), id)).rejects.toMatchObject({
    code: 'not_found',
  });
});
