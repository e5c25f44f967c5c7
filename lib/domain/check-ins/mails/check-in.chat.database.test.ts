import { expect, it } from 'vitest';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/product/crashing-worker.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { newToken } from '#/e2e/support/scenes/chat-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';

const MEMBERS = 60;
const ABSENT = 12;
const KILLS = 5;
/** Messages in progress when a worker dies, so it can't know whether they were accepted: one per line. */
const ON_THEIR_WAY = 5;
const POLL_MS = 20;
const LONG_MS = 150_000;

const sink = openMailSink();
const chat = openChat();
openQueue();

/** Who was notified, by chat or email, including repeats. */
async function readTold(): Promise<string[]> {
  const { messages } = await chat.records();
  return [...messages.map(({ channel }) => channel), ...sink.messageIds];
}

/** Both ways, called by the worker that is killed. */
const bothWays = {
  messageIds: [] as string[],
  get url() {
    return sink.url;
  },
  taken: (count: number) => untilTold(count, (people) => people.length),
  takenDistinct: (count: number) => untilTold(count, (people) => new Set(people).size),
};

function untilTold(count: number, measure: (people: string[]) => number): Promise<void> {
  const look = async () => {
    bothWays.messageIds = await readTold();
    return measure(bothWays.messageIds);
  };
  return expect.poll(look, { interval: POLL_MS, timeout: LONG_MS }).toBeGreaterThanOrEqual(count);
}

it(
  'a worker that is killed in the middle notifies all people, and no one by two channels',
  async () => {
    const workspaceId = 'T0CRASHES';
    await chat.control('workspace', { id: workspaceId });
    const { companyId } = await makeDueCompany({ members: MEMBERS, teamSize: 10 });
    await buildConnection(prisma(), { companyId, token: await newToken(chat), externalId: workspaceId });
    await prisma().company.update({ where: { id: companyId }, data: { channel: 'slack' } });
    const members = await prisma().teamMember.findMany({ where: { companyId }, include: { user: true } });
    expect(members).toHaveLength(MEMBERS);
    const absent = members.slice(0, ABSENT).map(({ user }) => user.email);
    await chat.control('absent', { emails: absent });

    const kills = await crashWhileSending({ sink: bothWays, kills: KILLS, mailsPerLife: 12, expected: MEMBERS });
    expect(kills).toBe(KILLS);

    const checkIns = await prisma().checkIn.findMany({ where: { companyId }, include: { user: true } });
    const { messages, people } = await chat.records();
    const ways = checkIns.map(({ id, user }) => ({
      isAbsent: absent.includes(user.email),
      inChat: messages.some(({ channel }) => channel === people.find(({ email }) => email === user.email)?.channel),
      byMail: sink.messageIds.includes(`<check-in.${id}@localhost>`),
    }));
    expect(ways).toHaveLength(MEMBERS);
    for (const { isAbsent, inChat, byMail } of ways) expect([inChat, byMail]).toEqual([!isAbsent, isAbsent]);
    expect((await readTold()).length - MEMBERS).toBeLessThanOrEqual(KILLS * ON_THEIR_WAY);
  },
  LONG_MS + 30_000,
);
