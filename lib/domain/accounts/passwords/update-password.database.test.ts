import { beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { getResetLink, updatePassword } from '#/lib/domain/accounts/passwords/password.service.ts';
import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import { signIn } from '#/lib/domain/accounts/sign-in/sign-in.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { prisma } from '#/lib/platform/db.ts';
import { verifyPassword } from '#/lib/platform/passwords.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword } from '#/prisma/seed/builders/test-password.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const GOOD = 'quiet meadow 17';
const OVER = { code: 'bad_request', message: 'This link has expired or has already been used. Ask for a new one.' };
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

let person: User;

openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

async function makeLink(user = person): Promise<string> {
  return mailedToken('rst_', await createMailedToken(prisma(), 'reset_password', user.id, NOW));
}

const ctxAt = (now: Date) => visitorCtx({ now });
const update = (token: string, password = GOOD, now = minutes(1)) => updatePassword(ctxAt(now), { token, password });
const read = (token: string, now = minutes(1)) => getResetLink(ctxAt(now), { token });
const storedUser = () => prisma().user.findUniqueOrThrow({ where: { id: person.id } });

describe('a reset link', () => {
  it('isn’t used up by reading it, stores the new password and returns a ticket', async () => {
    const token = await makeLink();
    for (let i = 0; i < 3; i++) expect(await read(token)).toEqual({ email: person.email });
    const ticket = await update(token);
    expect(await createSession(visitorCtx({ now: minutes(1) }), ticket)).toMatchObject({ userId: person.id });
    expect(await verifyPassword(GOOD, (await storedUser()).passwordHash)).toBe(true);
    await expect(read(token)).rejects.toMatchObject(OVER);
    await expect(update(token)).rejects.toMatchObject(OVER);
  });

  it('refuses the current password, and isn’t used up by it', async () => {
    const [token, before] = [await makeLink(), (await storedUser()).passwordHash];
    await expect(update(token, testPassword)).rejects.toMatchObject({
      code: 'invalid',
      messages: ['Choose a password that differs from your current one.'],
    });
    expect((await storedUser()).passwordHash).toBe(before);
    await update(token);
  });

  it('works for thirty minutes', async () => {
    const token = await makeLink();
    await expect(read(token, minutes(30))).rejects.toMatchObject(OVER);
    await expect(update(token, GOOD, minutes(30))).rejects.toMatchObject(OVER);
    await update(token, GOOD, new Date(minutes(30).getTime() - 1));
  });

  it('revokes the older one, also if many are created together', async () => {
    const links = await Promise.all(
      Array.from({ length: 5 }, () =>
        prisma().$transaction((tx) => createMailedToken(tx, 'reset_password', person.id, NOW)),
      ),
    );
    const open = await prisma().mailedToken.findMany({ where: { userId: person.id, usedAt: null } });
    expect(open).toHaveLength(1);
    for (const id of links.filter((id) => id !== open[0]?.id))
      await expect(update(mailedToken('rst_', id))).rejects.toMatchObject(OVER);
    await update(mailedToken('rst_', open[0]?.id ?? 0));
  });

  it('is used once by twenty parallel calls, and creates one ticket', async () => {
    const token = await makeLink();
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => update(token, `${GOOD} ${i}`)));
    const winners = results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
    expect(winners).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject(OVER);
    expect(await prisma().loginTicket.count({ where: { userId: person.id } })).toBe(1);
    expect(await verifyPassword(`${GOOD} ${winners[0]}`, (await storedUser()).passwordHash)).toBe(true);
  });

  it('isn’t used up by a common password', async () => {
    const token = await makeLink();
    await expect(update(token, 'password')).rejects.toMatchObject({ code: 'invalid' });
    await update(token);
  });

  it('works only as its own kind: one for a first password, or an invented one, is refused', async () => {
    const token = await makeLink();
    const first = mailedToken('pwd_', await createMailedToken(prisma(), 'set_password', person.id, NOW));
    const renamed = mailedToken('rst_', await createMailedToken(prisma(), 'set_password', person.id, NOW));
    for (const wrong of [token.replace('rst_', 'pwd_'), first, renamed, `${token}x`, '', 'rst_', 'rst_1.'])
      await expect(update(wrong)).rejects.toMatchObject(OVER);
    expect(await verifyPassword(testPassword, (await storedUser()).passwordHash)).toBe(true);
  });

  it('does nothing for a person who was suspended or hasn’t confirmed the address', async () => {
    const token = await makeLink();
    for (const state of [{ blockedAt: NOW }, { blockedAt: null, confirmedAt: null }]) {
      await prisma().user.update({ where: { id: person.id }, data: state });
      await expect(read(token)).rejects.toMatchObject(OVER);
      await expect(update(token)).rejects.toMatchObject(OVER);
    }
  });
});

describe('choosing another password', () => {
  it('ends every session and waiting ticket of the person, on every process, and no one else’s', async () => {
    const other = await buildUser(prisma(), { companyId: person.companyId });
    await signInAs(prisma(), person, { now: NOW });
    await signInAs(prisma(), person, { now: NOW, kind: 'api' });
    const theirs = await signInAs(prisma(), other, { now: NOW });
    const waiting = await createTicket(prisma(), { userId: person.id }, minutes(1));
    const token = await makeLink();
    const messages = await liveMessagesOf(() => update(token));
    expect(messages).toContainEqual(['end', userRoom(person.id), '', {}]);
    const live = await prisma().session.findMany({ where: { revokedAt: null } });
    expect(live.filter(({ userId }) => userId === person.id)).toEqual([]);
    expect(live.map(({ id }) => id)).toContain(theirs.id);
    expect(await createSession(visitorCtx({ now: minutes(1) }), waiting)).toBeNull();
  });

  it('ends nothing when it fails', async () => {
    const { id } = await signInAs(prisma(), person, { now: NOW });
    await expect(update('rst_1.x')).rejects.toMatchObject(OVER);
    expect(await prisma().session.findUnique({ where: { id } })).toMatchObject({ revokedAt: null });
  });

  it('makes the old password useless, notifies the person, and is logged', async () => {
    await update(await makeLink());
    await expect(signIn(visitorCtx(), { email: person.email, password: testPassword })).rejects.toMatchObject({
      code: 'signed_out',
    });
    expect((await signIn(visitorCtx(), { email: person.email, password: GOOD })).token).toMatch(/^tkt_/);
    expect(await waitingIn(sendAccountChangedMail)).toContainEqual({ userId: person.id, change: 'password' });
    const entries = await prisma().auditEntry.findMany({ where: { subject: `user:${person.id}`, result: 'ok' } });
    expect(entries).toMatchObject([{ action: 'password.reset', companyId: person.companyId, actorId: person.id }]);
  });
});
