import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  type AskedInTeams,
  askInTeams,
  buildTeamsScene,
  formIn,
  happy,
  installTeams,
  pressing,
  sendActivity,
} from '#/e2e/support/scenes/teams-scene.ts';
import { TryLater } from '#/lib/domain/channels/way.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const sink = openMailSink();
const chat = openChat();
openQueue();

let scene: AskedInTeams;
beforeEach(async () => {
  scene = await askInTeams(chat);
});

const textOf = (answer: unknown) => JSON.stringify(answer);
const feel = () => scene.press('feel', { checkIn: scene.checkIn.id, emotions: '3' });
const messages = async () =>
  (await chat.records()).teams.activities.filter(
    ({ conversationId }) => conversationId === scene.person.conversationId,
  );
const isMailed = () => sink.messageIds.includes(`<check-in.${scene.checkIn.id}@localhost>`);

describe('the app’s people', () => {
  it('get emails without the app, and are found when they get it later', async () => {
    const colleague = await buildMember(prisma(), { team: scene.team });
    const countKnown = () =>
      prisma().channelPerson.count({ where: { userId: colleague.id, externalId: { not: null } } });
    expect(await countKnown()).toBe(0);
    await installTeams(chat, scene, colleague.email.toUpperCase());
    expect(await countKnown()).toBe(1);
  });

  it('get emails again after removing the app, and are found when they write to it', async () => {
    await sendActivity(chat, scene, scene.person, { type: 'installationUpdate', action: 'remove' });
    await mailCheckIn(jobCtx(), scene.checkIn.id);
    expect(isMailed()).toBe(true);
    await sendActivity(chat, scene, scene.person, { type: 'message', text: 'Hello' });
    expect((await messages()).at(-1)?.summary).toMatch(/^unboXt can write to you here/);
    expect(textOf(await feel())).toContain('answer.emotions');
  });

  it('aren’t found by another company’s address, or by an unconfirmed one', async () => {
    const { member: stranger } = await buildTeamsScene(chat);
    const waiting = await buildMember(prisma(), { team: scene.team });
    await prisma().user.update({ where: { id: waiting.id }, data: { confirmedAt: null } });
    for (const { email } of [stranger, waiting]) {
      const other = await installTeams(chat, scene, email);
      expect(textOf(await scene.press('feel', { checkIn: scene.checkIn.id }, other))).toContain(
        'We can’t tell who you are here.',
      );
    }
  });
});

describe('emails replace messages', () => {
  it('if Teams refuses the message; if it asks for a delay, the job retries', async () => {
    await chat.control('busy', { seconds: 31, times: 1 });
    await expect(mailCheckIn(jobCtx(), scene.checkIn.id)).rejects.toThrow(TryLater);
    expect(isMailed()).toBe(false);
    const people = { companyId: scene.team.companyId, connectionId: scene.connection.id };
    await prisma().channelPerson.updateMany({ where: people, data: { conversationId: 'a:none' } });
    await mailCheckIn(jobCtx({ now: new Date(Date.now() + 32_000) }), scene.checkIn.id);
    expect(isMailed()).toBe(true);
  });

  it('if the secret has expired, and administrators are notified once', async () => {
    const administrator = await buildAdministrator(prisma(), { companyId: scene.team.companyId });
    await chat.control('teams-directory', { ...scene.directory, secret: 'renewed' });
    await mailCheckIn(jobCtx(), scene.checkIn.id);
    expect(isMailed()).toBe(true);
    const row = await prisma().channelConnection.findUniqueOrThrow({ where: { id: scene.connection.id } });
    expect(row.brokenReason).toBe('invalid_client');
    expect(await prisma().notification.count({ where: { userId: administrator.id } })).toBe(1);
  });
});

describe('an answer for another person is impossible:', () => {
  const refused = { code: 'signed_out' };
  const entra = (tenantId: string) => `https://login.microsoftonline.com/${tenantId}/v2.0`;

  it.each<[string, () => object]>([
    ['another key', () => ({ isForged: true })],
    ['another audience', () => ({ audience: 'b7a7c1de-3c55-4d8f-8f0e-4a2c9a51e0aa' })],
    ['another issuer', () => ({ issuer: 'https://api.example.com' })],
    ['a directory as its issuer', () => ({ issuer: entra(scene.directory.tenantId) })],
    [
      'another directory as its issuer',
      () => ({ issuer: 'https://sts.windows.net/5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11/' }),
    ],
    ['an end that is ten minutes ago', () => ({ secondsLeft: -600 })],
    ['another address for answers', () => ({ serviceUrl: 'http://127.0.0.1:9/teams/service' })],
  ])('a token with %s is refused', async (_title, manner) => {
    await chat.control('teams-manner', manner());
    await expect(feel()).rejects.toMatchObject(refused);
  });

  it.each<[string, string | null]>([
    ['without a token', null],
    ['with an empty one', 'Bearer '],
    ['with one that is none', 'Bearer x.y.z'],
  ])('an activity %s is refused', async (_title, authorization) => {
    const activity = pressing('feel', { checkIn: scene.checkIn.id });
    await expect(sendActivity(chat, scene, scene.person, activity, authorization)).rejects.toMatchObject(refused);
  });

  it('an activity of another directory, of none, or with answers to elsewhere is refused', async () => {
    const activity = pressing('feel', { checkIn: scene.checkIn.id });
    const { conversationId: id } = scene.person;
    const elsewhere = { conversation: { id, tenantId: '5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11' } };
    const nowhere = { conversation: { id }, channelData: {} };
    for (const odd of [elsewhere, nowhere, { serviceUrl: 'https://example.com/' }, { serviceUrl: 7 }])
      await expect(sendActivity(chat, scene, scene.person, { ...activity, ...odd })).rejects.toMatchObject(refused);
  });

  it('a token of one company’s app doesn’t work for another company’s', async () => {
    const other = await buildTeamsScene(chat);
    const mixed = { connection: other.connection, directory: scene.directory };
    await expect(sendActivity(chat, mixed, scene.person, pressing('feel', {}))).rejects.toMatchObject(refused);
    const slack = { ...scene, connection: { ...scene.connection, id: 2_000_000_000 } };
    await expect(sendActivity(chat, slack, scene.person, pressing('feel', {}))).rejects.toMatchObject(refused);
  });

  it('the id of a colleague’s check-in, and a colleague’s form, do nothing', async () => {
    const form = formIn(await feel());
    const colleague = await buildMember(prisma(), { team: scene.team });
    const other = await installTeams(chat, scene, colleague.email);
    const notYours = 'This message is for someone else.';
    expect(textOf(await scene.press('feel', { checkIn: scene.checkIn.id }, other))).toContain(notYours);
    expect(textOf(await scene.press('page', { thing: `check-in.${scene.checkIn.id}` }, other))).toContain(notYours);
    expect(textOf(await scene.send(form, happy, other))).toContain(notYours);
    expect(await scene.storedAnswer()).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an account of no person here', () => prisma().channelPerson.deleteMany({ where: { userId: scene.member.id } })],
    [
      'a person who is suspended',
      () => prisma().user.update({ where: { id: scene.member.id }, data: { blockedAt: new Date() } }),
    ],
  ])('%s isn’t accepted as a person', async (_title, change) => {
    await change();
    expect(textOf(await feel())).toContain('We can’t tell who you are here.');
    expect(textOf(await scene.send('5f0c1a52-6a3e-4f0e-9a55-0c6f2f0d7c11', happy))).toContain('We can’t tell');
    expect(await scene.storedAnswer()).toBeNull();
  });

  it('a signed activity from Teams that isn’t understood gets an empty answer, or does nothing', async () => {
    const path = { type: 'message', conversation: { id: '../members', tenantId: scene.directory.tenantId } };
    for (const activity of [{ type: 'invoke', name: 'task/fetch' }, { type: 'typing' }, { type: 7 }, path])
      expect(await sendActivity(chat, scene, scene.person, activity)).toEqual({});
    for (const value of [99_999_999_999, -1, 'x', 1.5, null])
      expect(textOf(await scene.press('feel', { checkIn: value }))).toContain('This message is for someone else.');
    expect(textOf(await scene.press('unknown', {}))).toContain('This message is for someone else.');
    expect(textOf(await scene.send('not-an-id', happy))).toContain('This message is for someone else.');
  });
});
