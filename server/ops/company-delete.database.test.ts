import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { operate, operateTyping } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { countCompanyRows, fillCompany } from '#/e2e/support/scenes/filled-company.ts';
import type { Company } from '#/generated/prisma/client.ts';
import { sendAccountExistsMail, sendResetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { sendDeletionReceipt } from '#/lib/domain/companies/queues.ts';
import { readCompanyErasures } from '#/lib/domain/privacy/note-erasure.ts';
import { closePulseRound } from '#/lib/domain/pulses/queues.ts';
import { answerLinkRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let company: Company;
let other: Company;

openQueue();
beforeEach(async () => {
  await pool().query('DELETE FROM pgboss.job');
  company = await buildCompany(prisma());
  other = await buildCompany(prisma());
});

const remove = (...args: string[]) => operate('company', 'delete', String(company.id), ...args);
const isThere = async () => (await prisma().company.count({ where: { id: company.id } })) === 1;
const jobCount = async () => (await pool().query<{ name: string }>('SELECT name FROM pgboss.job ORDER BY name')).rows;
const empty = (counts: Record<string, number>) => Object.keys(counts).filter((table) => counts[table] === 0);

function writeLog(lines: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unboxt-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = path.join(folder, 'log');
  writeFileSync(log, lines);
  return log;
}

async function enqueueForBoth(): Promise<void> {
  for (const { id: companyId } of [company, other]) {
    const of = { where: { companyId } };
    const [user, checkIn, round, team, link] = await Promise.all([
      prisma().user.findFirstOrThrow(of),
      prisma().checkIn.findFirstOrThrow(of),
      prisma().pulseRound.findFirstOrThrow(of),
      prisma().team.findFirstOrThrow(of),
      prisma().mailedToken.findFirstOrThrow(of),
    ]);
    await prisma().$transaction(async (tx) => {
      await enqueue(tx, sendAccountExistsMail, { userId: user.id });
      await enqueue(tx, sendResetPasswordMail, { mailedTokenId: link.id });
      await enqueue(tx, sendCheckInMail, { checkInId: checkIn.id });
      await enqueue(tx, closePulseRound, { roundId: round.id });
      const person = { email: 'new@example.com', firstName: 'Ada', lastName: 'Byron', phone: '', timeZoneId: 11 };
      const shared = { kind: 'team_member', id: team.id, version: 1 } as const;
      await enqueue(tx, answerLinkRegistrationRequest, { ...person, link: shared } as never);
    });
  }
}

describe('company delete', () => {
  it('leaves no row in any table of a company, none of its jobs, and all data of others', async () => {
    await fillCompany(company);
    await fillCompany(other);
    const before = await countCompanyRows(other.id);
    expect(empty(await countCompanyRows(company.id))).toEqual([]);
    await enqueueForBoth();
    const jobs = await jobCount();

    const { code, said } = await remove('--yes', company.name);
    expect([code, said]).toEqual([0, expect.stringContaining(`${company.name} (company ${company.id}) is deleted: `)]);
    expect(said).toContain(', 5 jobs.\n');
    expect(said).toContain('Its subscription sub_of_');
    const after = await countCompanyRows(company.id);
    expect(empty(after)).toEqual(Object.keys(after));
    expect(await isThere()).toBe(false);
    expect(await countCompanyRows(other.id)).toEqual(before);
    expect((await jobCount()).length).toBe(jobs.length / 2);
    const { rows } = await pool().query('SELECT customer_id FROM stripe_events ORDER BY id');
    expect(rows).toEqual([{ customer_id: `cus_of_${other.id}` }]);
  });

  it('records that it happened: a row without company and person, and a line for the logs', async () => {
    const lines = (await remove('--yes', company.name)).said.split('\n');
    const [note] = readCompanyErasures(lines.join('\n'));
    expect(note).toEqual({ companyId: company.id, createdAt: company.createdAt });
    expect(lines.at(-1)).not.toContain(company.name);
    const where = { action: 'company.erase', subject: `company:${company.id}` };
    expect(await prisma().auditEntry.findMany({ where })).toMatchObject([
      {
        companyId: null,
        actorKind: 'operator',
        actorId: null,
        details: { createdAt: company.createdAt.toISOString() },
      },
    ]);
  });

  it('emails a receipt to administrators if one of them had requested it, and otherwise to no one', async () => {
    const administrator = await buildAdministrator(prisma(), { companyId: company.id });
    await buildAdministrator(prisma(), { companyId: other.id });
    const request = { deletesAt: new Date(Date.now() + 3_600_000) };
    await prisma().company.update({ where: { id: company.id }, data: request });
    const { said } = await remove('--yes', company.name);
    const receipt = { erasedId: company.id, address: administrator.email, company: company.name };
    expect(await waitingIn(sendDeletionReceipt)).toEqual([expect.objectContaining(receipt)]);
    expect((await operate('company', 'delete', String(other.id), '--yes', other.name)).code).toBe(0);
    expect(await waitingIn(sendDeletionReceipt)).toHaveLength(1);

    // An earlier backup brings both back.
    await prisma().company.create({ data: { ...company, ...request } });
    await buildAdministrator(prisma(), { companyId: company.id });
    expect((await operate('restore-replay', writeLog(said))).said).toContain(`Company ${company.id} had come back`);
    expect(await isThere()).toBe(false);
    expect(await waitingIn(sendDeletionReceipt)).toHaveLength(1);
  });

  it('asks for the full name', async () => {
    const refusal = {
      code: 1,
      complaint: `Nothing was deleted. To delete company ${company.id}, type its name, or add --yes "${company.name}".`,
    };
    expect(await remove()).toMatchObject(refusal);
    expect(await remove('--yes', company.name.slice(1))).toMatchObject(refusal);
    expect(await operateTyping('yes', 'company', 'delete', String(company.id))).toMatchObject(refusal);
    expect((await operate('company', 'delete')).code).toBe(2);
    expect(await isThere()).toBe(true);
    expect((await operateTyping(company.name, 'company', 'delete', String(company.id))).code).toBe(0);
    expect(await isThere()).toBe(false);
    expect((await remove('--yes', company.name)).complaint).toContain('There’s no company');
  });

  it('only counts on a dry run', async () => {
    await fillCompany(company);
    const before = await countCompanyRows(company.id);
    expect((await remove('--dry-run')).said).toMatch(
      /^Dry run: nothing was changed\.\n.* would be deleted: [\d,]+ rows in \d+ tables, 0 jobs\.$/,
    );
    expect(await countCompanyRows(company.id)).toEqual(before);
    expect(await prisma().company.findUniqueOrThrow({ where: { id: company.id } })).toMatchObject({ blockedAt: null });
  });

  it('is repeated after a restore, from the line, and not on another company with the id', async () => {
    const { said } = await remove('--yes', company.name);
    const log = writeLog(said);
    await prisma().company.create({ data: { ...company, createdAt: new Date() } });
    expect((await operate('restore-replay', log)).said).not.toContain('had come back with everything');
    await prisma().company.update({ where: { id: company.id }, data: { createdAt: company.createdAt } });
    expect((await operate('restore-replay', log, '--dry-run')).said).toContain(`Company ${company.id} had come back`);
    expect(await isThere()).toBe(true);
    expect((await operate('restore-replay', log)).said).toContain(`Company ${company.id} had come back`);
    expect(await isThere()).toBe(false);
  });
});

describe('the activity log', () => {
  it('loses no line of an existing company', async () => {
    await prisma().auditEntry.create({
      data: { at: new Date(), companyId: company.id, actorKind: 'operator', action: 'company.describe' },
    });
    const text = 'DELETE FROM audit_entries WHERE company_id = $1';
    await expect(pool().query(text, [company.id])).rejects.toThrow('audit_entries is insert only');
    await expect(pool().query('DELETE FROM audit_entries WHERE company_id IS NULL')).rejects.toThrow('insert only');
  });

  it('loses what earlier releases stored of strangers, and nothing else without a company', async () => {
    const entry = { at: new Date(), action: 'session.sign-in', subject: uniqueWord() };
    for (const actorKind of ['visitor', 'operator', 'job'])
      await prisma().auditEntry.create({ data: { ...entry, actorKind } });
    const remove = (kind: string) =>
      pool().query('DELETE FROM audit_entries WHERE subject = $1 AND actor_kind = $2', [entry.subject, kind]);
    expect((await remove('visitor')).rowCount).toBe(1);
    for (const kind of ['operator', 'job']) await expect(remove(kind)).rejects.toThrow('insert only');
  });
});
