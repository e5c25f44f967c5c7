import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { getMailPreferences, updateMailPreferences } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { mailPreferencesBody, stopMailsBody } from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

/** A Monday when London is at UTC, so the default send time of 12:00 is noon UTC. */
const NOON = new Date('2026-03-02T12:00:00Z');

let companyId: number;
let teamId: number;
let person: User;
let colleague: User;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  const team = await buildTeam(prisma(), { companyId });
  teamId = team.id;
  person = await buildMember(prisma(), { team });
  colleague = await buildMember(prisma(), { team });
});

const stop = ({ reasonId = 1, ...more }: { reasonId?: number; token?: string; text?: string } = {}) =>
  stopMails(visitorCtx({ now: NOON }), {
    id: String(reasonId),
    token: mailedToken('uns_', person.id),
    text: '',
    ...more,
  });
const wants = async (user: User) => (await getMailPreferences(await userCtx(user))).checkInMails;
const optOuts = () => prisma().mailOptOut.findMany({ where: { companyId } });
const audits = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId }, orderBy: { id: 'asc' } })).map(
    ({ action, actorKind, actorId, subject, details }) => ({ action, actorKind, actorId, subject, details }),
  );

/** Sends the team's check-in of that noon, and returns who was asked and who is emailed. */
async function sendCheckIns() {
  const ctx = jobCtx({ now: NOON });
  await openDueRounds(ctx);
  const { id } = await prisma().checkInRound.findFirstOrThrow({ where: { teamId } });
  await sendRoundToMembers(ctx, id);
  const checkIns = await prisma().checkIn.findMany({ where: { teamId }, orderBy: { userId: 'asc' } });
  const waiting = (await waitingIn(sendCheckInMail)).map(({ checkInId }) => checkInId);
  const mailed = checkIns.filter((checkIn) => waiting.includes(checkIn.id));
  return { recipients: checkIns.map(({ userId }) => userId), mailed: mailed.map(({ userId }) => userId) };
}

describe('an emailed token', () => {
  it('turns its person’s check-in emails off and no one else’s, and this is logged', async () => {
    await stop({ reasonId: 2, text: 'I talk to my leader' });
    expect([await wants(person), await wants(colleague)]).toEqual([false, true]);
    expect(await optOuts()).toEqual([
      { userId: person.id, kind: 'check-ins', companyId, createdAt: NOON, reasonId: 2, text: 'I talk to my leader' },
    ]);
    const subject = `user:${person.id}`;
    expect(await audits()).toEqual([
      { action: 'check-in-mails.stop', actorKind: 'visitor', actorId: person.id, subject, details: { reasonId: 2 } },
    ]);
  });

  it('works repeatedly, also twenty times in parallel, and the newest reason stays', async () => {
    await stop({ text: 'first' });
    await Promise.all(Array.from({ length: 20 }, () => stop({ reasonId: 6 })));
    expect(await optOuts()).toMatchObject([{ userId: person.id, reasonId: 6, text: null }]);
  });

  it.each([
    ['made up', () => `uns_${person.id.toString(36)}.${'x'.repeat(43)}`],
    ['of another kind', () => mailedToken('srv_', person.id)],
    ['of no one', () => mailedToken('uns_', 2_147_483_647)],
    ['a bare id', () => String(person.id)],
  ])('that is %s isn’t found', async (_title, token) => {
    await expect(stop({ token: token() })).rejects.toMatchObject({ code: 'not_found' });
    expect([await optOuts(), await audits()]).toEqual([[], []]);
  });

  it('of a deleted person isn’t found, and their reason is deleted with them', async () => {
    await stop({ text: 'a secret' });
    await prisma().$transaction((tx) => erasePerson(tx, jobCtx({ now: NOON }), { userId: person.id, companyId }));
    expect(await optOuts()).toEqual([]);
    await expect(stop()).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the person whose emails stop', () => {
  const visitor = () => visitorCtx({ now: NOON });
  const token = () => mailedToken('uns_', person.id);

  it.each([
    ['the token in the body', () => ({ id: '2', token: token() }), 2],
    ['the page’s path as userId', () => ({ id: '2', userId: token() }), 2],
    ['the page’s path in place of the reason', () => ({ id: token() }), 6],
  ])('is named by %s', async (_title, bodyOf, reasonId) => {
    await stopMails(visitor(), { text: 'Enough', ...bodyOf() });
    expect(await optOuts()).toMatchObject([{ userId: person.id, reasonId, text: 'Enough' }]);
  });

  it('is the signed-in person, if nothing else names one', async () => {
    await stopMails(await userCtx(colleague), { id: '3', text: '' });
    expect(await optOuts()).toMatchObject([{ userId: colleague.id, reasonId: 3 }]);
    await stopMails(await userCtx(colleague), { id: '3', token: token(), text: '' });
    expect([await wants(person), await wants(colleague)]).toEqual([false, false]);
  });

  it('must be named, and the reason must be from the list', async () => {
    await expect(stopMails(visitor(), { id: '1', text: '' })).rejects.toMatchObject({ code: 'signed_out' });
    for (const id of ['0', '7', '1.5', 'x', '']) {
      await expect(stopMails(visitor(), { id, token: token(), text: '' })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await optOuts()).toEqual([]);
  });
});

describe('check-ins', () => {
  it('continue for people who unsubscribed, without an email', async () => {
    await stop();
    expect(await sendCheckIns()).toEqual({ recipients: [person.id, colleague.id], mailed: [colleague.id] });
  });

  it('are emailed again after turning the emails on', async () => {
    await stop();
    await updateMailPreferences(await userCtx(person), { checkInMails: true });
    expect(await sendCheckIns()).toEqual({ recipients: [person.id, colleague.id], mailed: [person.id, colleague.id] });
  });
});

it('the switch turns off and on, each once however often it’s sent, for the person’s own emails only', async () => {
  for (const checkInMails of [false, false, true, true])
    expect(await updateMailPreferences(await userCtx(person), { checkInMails })).toEqual({
      checkInMails,
      briefMails: null,
    });
  expect([await wants(person), await wants(colleague)]).toEqual([true, true]);
  expect((await audits()).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['check-in-mails.stop', person.id],
    ['check-in-mails.resume', person.id],
  ]);
});

it('the Monday brief has its own token and switch', async () => {
  const { id: userId } = person;
  await prisma().team.update({ where: { id: teamId }, data: { leaderId: userId } });
  const leader = await userCtx(person, { role: 'Team Leader' });
  expect(await getMailPreferences(leader)).toEqual({ checkInMails: true, briefMails: true });
  await stop({ token: mailedToken('unb_', userId), text: 'I read the dashboard' });
  expect(await getMailPreferences(leader)).toEqual({ checkInMails: true, briefMails: false });
  expect(await optOuts()).toMatchObject([{ userId, kind: 'brief', text: 'I read the dashboard' }]);
  expect((await sendCheckIns()).mailed).toContain(userId);
  expect(await updateMailPreferences(leader, { briefMails: true })).toEqual({ checkInMails: true, briefMails: true });
  expect((await audits()).map(({ action }) => action)).toEqual(['brief-mails.stop', 'brief-mails.resume']);
});

it('an invalid request is refused', () => {
  expect(mailPreferencesBody.safeParse({}).success).toBe(false);
  expect(stopMailsBody.parse({ token: 'uns_1' })).toEqual({ token: 'uns_1', text: '' });
  const long = stopMailsBody.safeParse({ token: 'uns_1', text: 'x'.repeat(501) });
  expect(long.error?.issues.map(({ message }) => inWords(message, 'en'))).toEqual([
    'The text can be up to 500 characters.',
  ]);
});
