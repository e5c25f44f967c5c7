import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { countCompanyRows, fillCompany } from '#/e2e/support/scenes/filled-company.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { sweepDeletions } from '#/lib/domain/companies/deletion/deletion.service.ts';
import { mailDeletionReceipt } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { sendDeletionMail, sendDeletionReceipt } from '#/lib/domain/companies/queues.ts';
import { readCompanyErasures } from '#/lib/domain/privacy/note-erasure.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const logged: string[] = [];
singleton('log', () => pino({ level: 'warn', base: null }, { write: (line) => void logged.push(line) }));

const HOUR_MS = 3_600_000;
const sink = openMailSink();
openQueue();

const now = new Date('2026-03-16T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
let company: Company;
let administrator: User;

beforeEach(async () => {
  await pool().query('DELETE FROM pgboss.job');
  await prisma().company.updateMany({ data: { deletesAt: null } });
  company = await buildCompany(prisma());
  administrator = await buildAdministrator(prisma(), { companyId: company.id });
});

const sweep = (at = now) => sweepDeletions(jobCtx({ now: at }));
const set = (data: Partial<Company>) => prisma().company.update({ where: { id: company.id }, data });
const storedCompany = () => prisma().company.findUnique({ where: { id: company.id } });
const due = { deletesAt: later(-1), deletionWarnedAt: later(-30) };
const proof = () => prisma().erasedCompany.findUnique({ where: { id: company.id } });
const empty = (counts: Record<string, number>) => Object.keys(counts).filter((table) => counts[table] === 0);

describe('the last day before a deletion', () => {
  it('is emailed to each administrator once, and not before', async () => {
    await set({ deletesAt: later(26.5) });
    await sweep();
    expect(await waitingIn(sendDeletionMail)).toEqual([]);
    await Promise.all([sweep(later(2)), sweep(later(2))]);
    await sweep(later(3));
    const { id: userId, companyId } = administrator;
    expect(await waitingIn(sendDeletionMail)).toEqual([{ companyId, userId, kind: 'lastDay' }]);
    expect(await storedCompany()).toMatchObject({ deletesAt: later(26.5), deletionWarnedAt: later(2) });
  });

  it('is still a whole one if no worker ran in time', async () => {
    await set({ deletesAt: later(-100) });
    await sweep();
    expect(await storedCompany()).toMatchObject({ deletesAt: later(24), blockedAt: null });
    await sweep(later(23));
    expect(await storedCompany()).not.toBeNull();
    await sweep(later(25));
    expect(await storedCompany()).toBeNull();
  });
});

describe('a company that is due', () => {
  it('is erased with all its data and no one else’s, and its administrators get a receipt', async () => {
    const other = await buildCompany(prisma());
    await fillCompany(company);
    await fillCompany(other);
    await buildAdministrator(prisma(), { companyId: company.id, blockedAt: now, suspendedAt: now });
    const before = await countCompanyRows(other.id);
    const formerMember = { companyId: company.id, blockedAt: now, email: 'former.1@account.invalid' };
    const people = await prisma().user.count({ where: { companyId: company.id } });
    await buildUser(prisma(), formerMember);
    expect(empty(await countCompanyRows(company.id))).toEqual([]);
    await set(due);
    await sweep();
    const after = await countCompanyRows(company.id);
    expect(empty(after)).toEqual(Object.keys(after));
    expect(await storedCompany()).toBeNull();
    expect(await countCompanyRows(other.id)).toEqual(before);
    const erasedOn = new Date('2026-03-16');
    expect(await proof()).toMatchObject({
      people,
      by: 'administrator',
      erasedOn,
      nameHash: expect.stringMatching(/^\w{64}$/),
    });
    expect(JSON.stringify(await proof())).not.toContain(company.name);
    const where = { action: 'company.erase', subject: `company:${company.id}` };
    expect(await prisma().auditEntry.findMany({ where })).toMatchObject([{ companyId: null, actorKind: 'job' }]);
    const { id: companyId, createdAt } = company;
    expect(readCompanyErasures(logged.join(''))).toContainEqual({ companyId, createdAt });
    expect(logged.join('')).not.toContain(company.name);
    const receipts = await waitingIn(sendDeletionReceipt);
    expect(receipts).toContainEqual(expect.objectContaining({ address: administrator.email, company: company.name }));
    expect(receipts).toHaveLength(new Set(receipts.map(({ address }) => address)).size);
    for (const receipt of receipts) await mailDeletionReceipt(jobCtx(), sendDeletionReceipt.payload.parse(receipt));
    expect(sink.messageIds).toContain(`<company-receipt.${company.id}.0@localhost>`);
    await buildUser(prisma(), { companyId: other.id, email: administrator.email });
  });

  it('stays if it was kept, and while the operator excludes it', async () => {
    await sweep();
    await set({ ...due, blockedAt: later(-2) });
    await sweep();
    expect(await storedCompany()).not.toBeNull();
    expect(await proof()).toBeNull();
    await set({ blockedAt: null });
    await sweep();
    expect(await storedCompany()).toBeNull();
  });

  it('is erased by one of two workers, and logged and emailed once', async () => {
    await set(due);
    await Promise.all([sweep(), sweep()]);
    expect(await storedCompany()).toBeNull();
    expect(await waitingIn(sendDeletionReceipt)).toHaveLength(1);
    expect(await prisma().auditEntry.count({ where: { subject: `company:${company.id}`, companyId: null } })).toBe(1);
  });

  it('is erased further after an interruption, and neither logged nor emailed again', async () => {
    await fillCompany(company);
    await set({ ...due, blockedAt: later(-1) });
    const row = { id: company.id, nameHash: 'x', people: 3, by: 'administrator', isNotified: true };
    await prisma().erasedCompany.create({ data: row });
    await sweep();
    expect(await storedCompany()).toBeNull();
    expect(await proof()).toMatchObject({ people: 3, erasedOn: new Date('2026-03-16') });
    expect(await waitingIn(sendDeletionReceipt)).toEqual([]);
    expect(await prisma().auditEntry.count({ where: { subject: `company:${company.id}`, companyId: null } })).toBe(0);
  });
});

describe('the activity log', () => {
  it('is opened to a company that is being erased, and to no other', async () => {
    const entry = { at: now, actorKind: 'operator', action: 'company.describe' };
    await prisma().auditEntry.create({ data: { ...entry, companyId: company.id } });
    const other = await buildCompany(prisma());
    await prisma().auditEntry.create({ data: { ...entry, companyId: other.id } });
    await prisma().erasedCompany.create({ data: { id: company.id, nameHash: 'x', people: 1, by: 'operator' } });
    const remove = (id: number) => pool().query('DELETE FROM audit_entries WHERE company_id = $1', [id]);
    expect((await remove(company.id)).rowCount).toBe(1);
    await expect(remove(other.id)).rejects.toThrow('audit_entries is insert only');
    const setting = "SELECT set_config('unboxt.erasing_company', $1, false)";
    await pool().query(setting, [String(other.id)]);
    await expect(remove(other.id)).rejects.toThrow('audit_entries is insert only');
  });
});
