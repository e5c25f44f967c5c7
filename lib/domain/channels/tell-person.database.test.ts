import { beforeAll, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import { TryLater, type Way } from '#/lib/domain/channels/way.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
beforeAll(() => testDatabase());

const chat = {
  locale: 'en',
  heading: 'Hi',
  paragraphs: [],
  page: { label: 'Open', url: 'http://localhost:3000' },
  notes: [],
  stops: 'check-ins',
} as const;

const mailIdOf = (userId: number) => `<told.${userId}@localhost>`;
const mailsTo = (userId: number) => sink.messageIds.filter((id) => id === mailIdOf(userId)).length;

function tell(userId: number, ways: Record<string, Way> = {}) {
  const mail = { messageKey: `told.${userId}`, subject: 'Hi', html: 'Hi', text: 'Hi' };
  return tellPerson(jobCtx(), { userId, kind: 'check-ins', mail, chat }, ways);
}

it('tellPerson uses the company’s channel, unless the person chose their own', async () => {
  const takers: string[] = [];
  const way =
    (name: string): Way =>
    async (_, { userId }) =>
      takers.push(`${name} ${userId}`) > 0;
  const ways = { drum: way('drum'), smoke: way('smoke') };
  const { id: companyId } = await buildCompany(prisma());
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'drum' } });
  const [follower, chooser, mailed, lost] = await Promise.all(
    [null, 'smoke', 'mail', 'gone'].map(async (channel) => {
      const { id } = await buildUser(prisma(), { companyId });
      await prisma().user.update({ where: { id }, data: { channel } });
      return id;
    }),
  );
  for (const id of [follower, chooser, mailed, lost]) expect(await tell(id ?? 0, ways)).toBe(true);
  expect(takers).toEqual([`drum ${follower}`, `smoke ${chooser}`]);
  expect([follower, chooser, mailed, lost].map((id) => mailsTo(id ?? 0))).toEqual([0, 0, 1, 1]);
});

it('tellPerson sends nothing to a person who turned this kind off, is suspended or deleted', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const stopped = await buildUser(prisma(), { companyId });
  await prisma().mailOptOut.create({
    data: { userId: stopped.id, companyId, kind: 'check-ins', createdAt: new Date() },
  });
  const blocked = await buildUser(prisma(), { companyId });
  await prisma().user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } });
  const never: Way = async () => expect.unreachable();
  for (const id of [stopped.id, blocked.id, 2_000_000_000]) expect(await tell(id, { mail: never })).toBe(false);
  expect([stopped.id, blocked.id].map(mailsTo)).toEqual([0, 0]);
});

it('however a channel fails, each person is notified once', async () => {
  const { id: companyId } = await buildCompany(prisma());
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'flaky' } });
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(prisma(), { companyId })));
  const takers: number[] = [];
  const tries = new Map<number, number>();
  const flaky: Way = async (_, { userId }) => {
    const turn = tries.get(userId) ?? 0;
    tries.set(userId, turn + 1);
    const manner = people.findIndex(({ id }) => id === userId) % 4;
    if (manner === 0) return false;
    if (manner === 1) throw new Error('nobody of this name');
    if (manner === 2 && turn === 0) throw new TryLater();
    takers.push(userId);
    return true;
  };
  for (let waiting = people.map(({ id }) => id); waiting.length > 0; ) {
    const tried = await Promise.all(waiting.map((id) => tell(id, { flaky }).catch(() => id)));
    waiting = tried.filter((left) => typeof left === 'number');
  }
  const counts = people.map(({ id }) => takers.filter((one) => one === id).length + mailsTo(id));
  expect(counts).toEqual(people.map(() => 1));
  expect(people.map(({ id }) => mailsTo(id))).toEqual(people.map((_, at) => (at % 4 < 2 ? 1 : 0)));
});
