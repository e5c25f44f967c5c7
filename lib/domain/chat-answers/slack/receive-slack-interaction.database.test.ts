import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildChatScene, type ChatScene, interact, pressAs } from '#/e2e/support/scenes/chat-scene.ts';
import type { ChannelPerson, CheckIn, User } from '#/generated/prisma/client.ts';
import { matchPerson } from '#/lib/domain/channels/connections/match-person.ts';
import { findConnection } from '#/lib/domain/channels/connections/open-connection.ts';
import { settleMessages } from '#/lib/domain/chat-answers/settle-messages.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const sink = openMailSink();
const chat = openChat();
openQueue();

let scene: ChatScene;
let checkIn: CheckIn;
/** The member's account in the workspace. */
let account: { user: string; workspaceId: string };

const accountOf = async ({ id, email }: Pick<User, 'id' | 'email'>): Promise<ChannelPerson> => {
  const connection = await findConnection(jobCtx(), scene.companyId, 'slack');
  if (!connection) throw new Error('not connected');
  return matchPerson(jobCtx(), connection, { userId: id, email });
};
const today = () => new Date().toISOString().slice(0, 10);
const messagesOf = async (channel: string | null) =>
  (await chat.records()).messages.filter((one) => one.channel === channel && one.blocks.length > 0);
const lastPrivate = async () => (await chat.records()).messages.filter(({ isEphemeral }) => isEphemeral).at(-1)?.text;
const lastView = async () => (await chat.records()).views.at(-1);
const storedAnswer = () => prisma().checkInAnswer.findUnique({ where: { checkInId: checkIn.id } });
const feel = (id = checkIn.id, who = account) => pressAs(chat, who, { action_id: 'feel.3', value: String(id) });

beforeEach(async () => {
  await chat.control('busy');
  await chat.control('absent', { emails: [] });
  scene = await buildChatScene(chat);
  const now = new Date();
  checkIn = await buildCheckIn(prisma(), {
    team: scene.team,
    userId: scene.member.id,
    localDate: today(),
    sentAt: new Date(now.getTime() - 3_600_000),
    closesAt: new Date(now.getTime() + 8 * 3_600_000),
  });
  await mailCheckIn(jobCtx(), checkIn.id);
  const person = await accountOf(scene.member);
  account = { user: person.externalId ?? '', workspaceId: scene.workspaceId };
});

const filled = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      { answer: id === 'note' ? { value } : { selected_option: { value } } },
    ]),
  );

function send(viewId: string, values: Record<string, string>, who = account, id = checkIn.id) {
  return interact(chat, {
    type: 'view_submission',
    team: { id: who.workspaceId },
    user: { id: who.user },
    view: { id: viewId, private_metadata: String(id), state: { values: filled(values) } },
  });
}

const textIn = (answer: { view?: { blocks: { text: { text: string } }[] } }) => answer.view?.blocks[0]?.text.text;

it('a check-in arrives as a message, not as an email, is answered in its form, and the message says so', async () => {
  const { conversationId } = await prisma().channelMessage.findFirstOrThrow({ where: { aboutId: checkIn.id } });
  const [message] = await messagesOf(conversationId);
  const buttons = message?.blocks.flatMap(({ elements }) => (elements as { action_id?: string }[]) ?? []);
  expect(buttons?.filter(({ action_id: id }) => id?.startsWith('feel.'))).toHaveLength(11);
  expect(JSON.stringify(message)).not.toContain('srv_');
  expect(sink.messageIds).not.toContain(`<check-in.${checkIn.id}@localhost>`);
  expect((await prisma().checkIn.findUniqueOrThrow({ where: { id: checkIn.id } })).lastMail).toBe(0);

  await feel();
  const view = await lastView();
  expect(JSON.stringify(view?.view.blocks[1])).toContain('initial_option');
  const answer = await send(view?.id ?? '', { emotions: '3', selfProductivity: '70', motivator: '1', note: 'Fine' });
  expect(textIn(answer)).toBe('Thank you. Your answers have arrived.');
  expect(await storedAnswer()).toMatchObject({
    emotionId: 3,
    productivity: 70,
    motivatorAnswer: 100,
    elaborate: 'Fine',
  });

  await settleMessages(jobCtx(), checkIn.id);
  const [settled] = await messagesOf(conversationId);
  expect(settled?.text).toMatch(/^You’ve checked in for /);
  // Its time and conversation may contain any number.
  const { ts: _ts, channel: _channel, ...contents } = settled as unknown as Record<string, unknown>;
  expect(JSON.stringify(contents)).not.toMatch(/action_id|Fine|\b70\b/);
});

it('an answer sent twice, also in parallel, is stored once and acknowledged twice', async () => {
  await feel();
  const { id = '' } = (await lastView()) ?? {};
  const values = { emotions: '3' };
  const answers = await Promise.all([send(id, values), send(id, values)]);
  expect([...answers, await send(id, values)].map(textIn)).toEqual(
    Array.from({ length: 3 }, () => 'Thank you. Your answers have arrived.'),
  );
  expect(await prisma().checkInAnswer.count({ where: { checkInId: checkIn.id } })).toBe(1);
});

it('an incomplete form says what is missing, and stores nothing', async () => {
  await feel();
  const { id = '' } = (await lastView()) ?? {};
  expect(await send(id, {})).toEqual({
    response_action: 'errors',
    errors: { emotions: 'Answer at least one question.' },
  });
  expect(await storedAnswer()).toBeNull();
});

it('a form that is sent after the close, or after answering elsewhere, ends with a friendly message', async () => {
  await feel();
  const { id = '' } = (await lastView()) ?? {};
  await prisma().checkIn.update({ where: { id: checkIn.id }, data: { closesAt: new Date() } });
  expect(textIn(await send(id, { emotions: '3' }))).toContain('This check-in is closed.');
  await settleMessages(jobCtx(), null);
  const { conversationId } = await prisma().channelMessage.findFirstOrThrow({ where: { aboutId: checkIn.id } });
  expect((await messagesOf(conversationId))[0]?.text).toBe('This check-in is closed.');
  const lateAnswer = { answeredAt: new Date(), closesAt: new Date(Date.now() + 3_600_000) };
  await prisma().checkIn.update({ where: { id: checkIn.id }, data: lateAnswer });
  expect(textIn(await send(id, { emotions: '3' }))).toContain('already answered');
  expect(await storedAnswer()).toBeNull();
});

it('a person sees their personal link only themselves, and can stop messages there', async () => {
  await pressAs(chat, account, { action_id: 'page', value: `check-in.${checkIn.id}` });
  expect(await lastPrivate()).toContain('/questionnaire/srv_');
  await pressAs(chat, account, { action_id: 'stop', value: 'check-ins' });
  expect(await lastPrivate()).toMatch(/^Stopped\./);
  expect(await prisma().mailOptOut.count({ where: { userId: scene.member.id, kind: 'check-ins' } })).toBe(1);
});

describe('an answer for another person is impossible:', () => {
  it.each<[string, { secret?: string; secondsAgo?: number }]>([
    ['forged', { secret: 'another' }],
    ['six minutes old', { secondsAgo: 360 }],
    ['two minutes ahead', { secondsAgo: -120 }],
  ])('a request that is %s is refused', async (_title, signed) => {
    const payload = { type: 'block_actions', team: { id: scene.workspaceId }, user: { id: account.user } };
    await expect(interact(chat, payload, signed)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('the id of a colleague’s check-in in the value does nothing', async () => {
    const colleague = await buildMember(prisma(), { team: scene.team });
    const { externalId } = await accountOf(colleague);
    const other = { user: externalId ?? '', workspaceId: scene.workspaceId };
    await feel(checkIn.id, other);
    expect(JSON.stringify((await lastView())?.view)).toContain('This message is for someone else.');
    await pressAs(chat, other, { action_id: 'page', value: `check-in.${checkIn.id}` });
    expect(await lastPrivate()).toBe('This message is for someone else.');
    expect(textIn(await send('V1', { emotions: '3' }, other))).toBe('This message is for someone else.');
    expect(await storedAnswer()).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another workspace', async () => Object.assign(account, { workspaceId: 'T0OTHER' })],
    ['an account of no person here', () => prisma().channelPerson.deleteMany({ where: { userId: scene.member.id } })],
    [
      'a person who is suspended',
      () => prisma().user.update({ where: { id: scene.member.id }, data: { blockedAt: new Date() } }),
    ],
    [
      'a company that is blocked',
      () => prisma().company.update({ where: { id: scene.companyId }, data: { blockedAt: new Date() } }),
    ],
  ])('%s isn’t accepted as a person', async (_title, change) => {
    await change();
    await feel();
    expect(await lastPrivate()).toContain('We can’t tell who you are here.');
    expect(textIn(await send('V1', { emotions: '3' }))).toContain('We can’t tell who you are here.');
    expect(await storedAnswer()).toBeNull();
  });

  it('a signed request from Slack that isn’t understood gets an empty answer', async () => {
    for (const payload of [{}, { type: 'shortcut' }, { type: 'block_actions', actions: [] }])
      expect(await interact(chat, payload)).toEqual({});
    for (const value of ['99999999999', '-1', 'x', '1.5']) await pressAs(chat, account, { action_id: 'feel.3', value });
    expect(JSON.stringify((await lastView())?.view)).toContain('This message is for someone else.');
  });
});
