import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { importInvitationLimit, newCompanyInvitationLimit, safeguards } from '#/lib/domain/people/constants.ts';
import { continueImport } from '#/lib/domain/people/imports/continue-import.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';
import { prisma } from '#/lib/platform/db.ts';
import { type RateLimit, takePoint } from '#/lib/platform/rate-limit.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let administrator: User;
let team: Team;
let members: User[];

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma(), { name: 'Harbour Works' });
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
  team = await buildTeam(prisma(), { companyId: company.id, name: 'Compilers' });
  members = [];
  for (let at = 0; at < 9; at++) members.push(await buildMember(prisma(), { team }));
});

const unconfirmed = { confirmation: '', administrators: false, suspend: false };

async function preview(lines: readonly string[], move: 'true' | 'false' = 'false'): Promise<number> {
  const file = new File([`email,team,role\n${lines.join('\n')}`], 'people.csv');
  const { import: peopleImport } = await previewImport(await userCtx(administrator), { file, move });
  expect(peopleImport.errors).toEqual([]);
  return peopleImport.id;
}

const start = async (id: number, body = unconfirmed) => startImport(await userCtx(administrator), id, body);
const intoChess = (people: readonly User[]) => people.map(({ email }) => `${email},Chess,`);
/** People without an account who are invited to a new team. */
const strangers = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com,Chess,`);
const confirmed = { confirmation: 'Harbour Works', administrators: false, suspend: false };
const states = async () =>
  (await prisma().peopleImport.findMany({ where: { companyId: company.id } })).map(({ state }) => state).sort();

describe('an import with many changes', () => {
  it('needs the company’s name if it removes more than a fifth of the people from their teams', async () => {
    const id = await preview(intoChess(members.slice(0, safeguards.leavingPeople)), 'true');
    for (const confirmation of ['', 'Harbor Works'])
      await expect(start(id, { ...unconfirmed, confirmation })).rejects.toMatchObject({
        code: 'invalid',
        message: 'Type the company’s name, Harbour Works, to confirm.',
      });
    expect(await states()).toEqual(['previewed']);
    expect((await start(id, { ...unconfirmed, confirmation: ' harbour works' })).import.state).toBe('applying');
  });

  it('doesn’t need it if few people leave, or none', async () => {
    const few = await start(await preview(intoChess(members.slice(0, safeguards.leavingPeople - 1)), 'true'));
    expect(few.import.state).toBe('applying');
    await prisma().peopleImport.deleteMany({ where: { companyId: company.id } });
    const none = await start(await preview(intoChess(members), 'false'));
    expect(none.import.state).toBe('applying');
  });

  it('also needs it to invite more than 500 people', async () => {
    const many = await preview(strangers(safeguards.invitedPeople + 1));
    await expect(start(many)).rejects.toMatchObject({ code: 'invalid' });
    expect((await start(many, confirmed)).import.confirmations).toEqual(['501 people are invited by email.']);
    await prisma().peopleImport.deleteMany({ where: { companyId: company.id } });
    expect((await start(await preview(strangers(safeguards.invitedPeople)))).import.state).toBe('applying');
  });

  it('needs a confirmation to name administrators', async () => {
    const id = await preview([`${members[0]?.email},,Administrator`]);
    await expect(start(id)).rejects.toMatchObject({ code: 'invalid' });
    await start(id, { ...unconfirmed, administrators: true });
  });

  it('can’t start without any change', async () => {
    await expect(start(await preview([`${members[0]?.email},Compilers,`]))).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('starting an import', () => {
  it('is refused if the preview is no longer what would happen', async () => {
    const id = await preview(intoChess(members));
    await buildTeam(prisma(), { companyId: company.id, name: 'Chess' });
    await expect(start(id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('has changed'),
    });
    expect(await states()).toEqual(['previewed']);
  });

  it('many times in parallel starts it once', async () => {
    const id = await preview(intoChess(members));
    const ctx = await userCtx(administrator);
    const started = await Promise.allSettled(Array.from({ length: 6 }, () => startImport(ctx, id, unconfirmed)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const note = { companyId: company.id, action: 'people.import' };
    expect(await prisma().auditEntry.count({ where: note })).toBe(1);
  });

  it('is refused while another import of the company runs, and continues after it', async () => {
    const first = await preview(intoChess(members.slice(0, 2)));
    await start(first);
    const second = await preview(intoChess(members.slice(2, 4)));
    await expect(start(second)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Another import'),
    });
    await continueImport(jobCtx(), { importId: first });
    await expect(start(second)).rejects.toMatchObject({ code: 'conflict' });
    await start(await preview(intoChess(members.slice(2, 4))));
    expect(await states()).toEqual(['applied', 'applying']);
  });

  it('doesn’t find another company’s import', async () => {
    const id = await preview(intoChess(members));
    const elsewhere = await buildCompany(prisma());
    const stranger = await userCtx(await buildAdministrator(prisma(), { companyId: elsewhere.id }));
    await expect(startImport(stranger, id, unconfirmed)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the invitations of a day', () => {
  const refused = (most: string) => ({ code: 'too_many_requests', message: expect.stringContaining(most) });
  const leave = (limit: RateLimit, left: number) => takePoint(limit, String(company.id), limit.points - left);

  it('are limited: a file with more starts nothing, one with fewer does, and one with none always', async () => {
    await leave(importInvitationLimit, 2);
    await expect(start(await preview(strangers(3)))).rejects.toMatchObject(refused('up to 12,000 times'));
    expect(await states()).toEqual(['previewed']);
    expect(await prisma().auditEntry.count({ where: { companyId: company.id, action: 'people.import' } })).toBe(0);
    await start(await preview(strangers(2)));
    await prisma().peopleImport.deleteMany({ where: { companyId: company.id } });
    await expect(start(await preview(strangers(1)))).rejects.toMatchObject(refused('this file has 1 invitation.'));
    expect((await start(await preview(intoChess(members)))).import.state).toBe('applying');
  });

  it('are fewer in a company’s first 24 hours', async () => {
    await prisma().company.update({ where: { id: company.id }, data: { createdAt: new Date() } });
    await leave(newCompanyInvitationLimit, 2);
    await expect(start(await preview(strangers(3)))).rejects.toMatchObject(refused('up to 1,000 times'));
    await prisma().company.update({ where: { id: company.id }, data: { createdAt: new Date('2026-01-01') } });
    await start(await preview(strangers(3)));
  });

  it('are counted by place: one address may get many', async () => {
    await leave(importInvitationLimit, 2);
    const places = ['a@example.com,Chess,', 'a@example.com,Go,', 'a@example.com,Backgammon,'];
    await expect(start(await preview(places))).rejects.toMatchObject(refused('this file has 3 invitations'));
  });

  it('are returned by an import that didn’t start', async () => {
    await leave(importInvitationLimit, 2);
    const id = await preview(strangers(2));
    const chess = await buildTeam(prisma(), { companyId: company.id, name: 'Chess' });
    await expect(start(id)).rejects.toMatchObject({ code: 'conflict' });
    await prisma().team.delete({ where: { id: chess.id } });
    await start(id);
  });
});
