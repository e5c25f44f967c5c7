import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildChatScene, type ChatScene } from '#/e2e/support/scenes/chat-scene.ts';
import { matchNewcomers } from '#/lib/domain/channels/connections/match-person.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import { TryLater } from '#/lib/domain/channels/way.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
const chat = openChat();
openQueue();

let scene: ChatScene;
beforeEach(async () => {
  await chat.control('busy');
  await chat.control('silence');
  await chat.control('absent', { emails: [] });
  scene = await buildChatScene(chat);
});

let turn = 0;
/** Tells the member something, and returns how it arrived. */
async function tell(heading = 'Hello', now = new Date()) {
  const messageKey = `chat.${++turn}.${scene.member.id}`;
  const before = (await chat.records()).messages.length;
  await tellPerson(jobCtx({ now }), {
    userId: scene.member.id,
    kind: 'check-ins',
    mail: { messageKey, subject: 'Hi', html: 'Hi', text: 'Hi' },
    chat: {
      locale: 'en',
      heading,
      paragraphs: [heading],
      page: { label: 'Open', url: 'http://localhost:3000' },
      notes: [],
      stops: 'check-ins',
    },
  });
  const isMailed = sink.messageIds.includes(`<${messageKey}@localhost>`);
  return { isMailed, messages: (await chat.records()).messages.slice(before) };
}

it('a person is messaged in the workspace and gets no email; names are plain text, whatever they contain', async () => {
  const { isMailed, messages } = await tell(`<!channel> & ${'x'.repeat(10_000)}`);
  expect(isMailed).toBe(false);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toMatch(/^&lt;!channel&gt; &amp; x+/);
  expect(messages[0]?.blocks[0]).toMatchObject({
    text: { type: 'plain_text', text: expect.stringMatching(/^<!channel> & x{130,140}…$/) },
  });
});

it('a person who isn’t found there gets an email, and is found at night later', async () => {
  await chat.control('absent', { emails: [scene.member.email] });
  expect(await tell()).toMatchObject({ isMailed: true, messages: [] });
  await chat.control('absent', { emails: [] });
  expect(await tell()).toMatchObject({ isMailed: true });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const { id } = await prisma().channelConnection.findFirstOrThrow({ where: { companyId: scene.companyId } });
  await matchNewcomers(jobCtx({ now: tomorrow }), id);
  expect(await tell()).toMatchObject({ isMailed: false });
});

it('the match finds all active people, and no one else', async () => {
  const [blocked] = [await buildMember(prisma(), { team: scene.team })];
  await prisma().user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } });
  const { id } = await prisma().channelConnection.findFirstOrThrow({ where: { companyId: scene.companyId } });
  await matchNewcomers(jobCtx(), id);
  const people = await prisma().channelPerson.findMany({ where: { connectionId: id } });
  expect(people.map(({ userId }) => userId)).toContain(scene.member.id);
  expect(people.map(({ userId }) => userId)).not.toContain(blocked.id);
});

it('if the platform asks for a delay, the job retries, and meanwhile nothing is requested there', async () => {
  await tell();
  const now = new Date();
  await chat.control('busy', { seconds: 31, times: 1 });
  await expect(tell('Hello', now)).rejects.toThrow(TryLater);
  await expect(tell('Hello', new Date(now.getTime() + 30_000))).rejects.toThrow(TryLater);
  expect(await tell('Hello', new Date(now.getTime() + 31_000))).toMatchObject({ isMailed: false, messages: [{}] });
});

it('a person who wasn’t found there is emailed immediately during the delay', async () => {
  await tell();
  await chat.control('busy', { seconds: 600, times: 1 });
  await expect(tell()).rejects.toThrow(TryLater);
  await prisma().channelPerson.updateMany({ where: { userId: scene.member.id }, data: { externalId: null } });
  expect(await tell()).toMatchObject({ isMailed: true, messages: [] });
});

it('an email is sent in the same attempt if Slack doesn’t answer, and for a day from then', async () => {
  await tell();
  await chat.control('silence', { isSilent: true });
  const quiet = tell();
  await expect
    .poll(() => prisma().channelPerson.count({ where: { userId: scene.member.id, unreachableUntil: { not: null } } }), {
      timeout: 9000,
    })
    .toBe(1);
  await chat.control('silence');
  await quiet.catch(() => undefined);
  expect(await tell()).toMatchObject({ isMailed: true, messages: [] });
  expect(await tell('Later', new Date(Date.now() + 25 * 3_600_000))).toMatchObject({ isMailed: false });
}, 20_000);

it('if the permission to write is lost, all people get emails and administrators are notified once', async () => {
  const administrator = await buildAdministrator(prisma(), { companyId: scene.companyId });
  await chat.control('revoke');
  expect(await tell()).toMatchObject({ isMailed: true, messages: [] });
  expect(await tell()).toMatchObject({ isMailed: true });
  const { brokenReason } = await prisma().channelConnection.findFirstOrThrow({ where: { companyId: scene.companyId } });
  expect(brokenReason).toBe('token_revoked');
  const notices = await findNotices({ where: { userId: administrator.id } });
  expect(notices.map(({ title }) => title)).toEqual(['Slack is disconnected']);
});
