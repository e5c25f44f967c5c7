import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { analytics, asAdministrator, breakdown, dashboard, now, overview } from '#/e2e/support/actors/demo-viewers.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import type { Company, Team, User } from '#/generated/prisma/client.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { deleteExpiringRows } from '#/lib/domain/retention/delete-expiring-rows.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

let company: Company;
let team: Team;
let person: User;

beforeAll(demoDatabase, 120_000);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId: company.id });
  person = await buildMember(prisma(), { team });
});

const date = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

it('dashboards show the same published months after most of their check-ins are deleted', async () => {
  const { id: companyId } = await prisma().company.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const read = async () => {
    const answers = [];
    for (const period of ['6m', '1y']) {
      answers.push(await dashboard(asAdministrator(), { period }), await breakdown(asAdministrator(), { period }));
      for (const metric of ['sentiment', 'productivity', 'motivation'])
        answers.push(await analytics(asAdministrator(), { period, metric }));
      answers.push(await overview(asAdministrator(), { period }));
    }
    const { rows } = await pool().query(
      'SELECT count(*)::int AS count, md5(string_agg(s::text, $2 ORDER BY s::text)) AS print FROM published_sums s WHERE company_id = $1',
      [companyId, ' '],
    );
    return [...answers, rows];
  };
  const before = await read();
  const where = { companyId, localDate: { lt: new Date('2026-05-01') } };
  expect(await prisma().checkIn.count({ where })).toBeGreaterThan(100);
  for (const kind of ['check-ins', 'pulse-texts', 'activity'] as const)
    await deleteExpiringRows(jobCtx({ now }), kind, { companyId, from: null, before: '2026-05-01' });
  expect(await prisma().checkIn.count({ where })).toBe(0);
  expect(await prisma().checkIn.count({ where: { companyId } })).toBeGreaterThan(100);
  expect(await read()).toEqual(before);
}, 120_000);

it('many rows are deleted in chunks', async () => {
  for (let days = 0; days < 7; days++)
    await buildCheckIn(prisma(), { team, userId: person.id, localDate: addDays('2025-01-01', days) });
  const span = { companyId: company.id, from: null, before: '2025-01-07' };
  expect(await deleteExpiringRows(jobCtx({ now }), 'check-ins', span, 2)).toBe(6);
  expect(await prisma().checkIn.count({ where: { companyId: company.id } })).toBe(1);
  const entries = Array.from({ length: 5 }, () => ({
    at: date('2024-01-01'),
    companyId: company.id,
    actorKind: 'user',
    action: 'company.describe',
  }));
  await prisma().auditEntry.createMany({ data: entries });
  expect(await deleteExpiringRows(jobCtx({ now }), 'activity', span, 2)).toBe(5);
});

describe('the exception for deleting from the activity log', () => {
  const remove = async (companyId: number, namedId: number, at: Date) => {
    const { id } = await prisma().auditEntry.create({
      data: { at, companyId, actorKind: 'user', action: 'company.describe' },
    });
    return prisma().$transaction(async (tx) => {
      await tx.$executeRaw`SELECT set_config('unboxt.expiring_audit', ${String(namedId)}, true)`;
      return tx.auditEntry.delete({ where: { id } });
    });
  };
  const longAgo = date('2020-01-01');

  it('allows old entries of the company that the transaction names', async () => {
    const { id } = company;
    expect(await remove(id, id, longAgo)).toMatchObject({ companyId: id });
  });

  it.each([
    ['of another company', () => remove(company.id, team.id + 1_000_000, longAgo)],
    ['of this year', () => remove(company.id, company.id, new Date())],
  ])('allows none %s', async (_, act) => {
    await expect(act()).rejects.toThrow('audit_entries is insert only');
  });

  it('ends with the transaction', async () => {
    await remove(company.id, company.id, longAgo);
    await prisma().auditEntry.create({
      data: { at: longAgo, companyId: company.id, actorKind: 'user', action: 'company.describe' },
    });
    const text = 'DELETE FROM audit_entries WHERE company_id = $1';
    await expect(pool().query(text, [company.id])).rejects.toThrow('insert only');
  });
});
