import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Company } from '#/generated/prisma/client.ts';
import { sweepDeletions } from '#/lib/domain/companies/deletion/deletion.service.ts';
import { sendDeletionMail } from '#/lib/domain/companies/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;
openQueue();

let company: Company;
let userId: number;

beforeEach(async () => {
  await prisma().company.updateMany({ data: { deletesAt: null, deletionWarnedAt: null } });
  const past = new Date(Date.now() - DAY_MS);
  company = await buildCompany(prisma(), { deletesAt: past, deletionWarnedAt: new Date(Date.now() - 2 * DAY_MS) });
  ({ id: userId } = await buildAdministrator(prisma(), { companyId: company.id }));
});

const storedCompany = () => prisma().company.findUnique({ where: { id: company.id } });
const sweep = (days: number) => sweepDeletions(jobCtx({ now: new Date(Date.now() + days * DAY_MS) }));

it('a company that may have been kept after the backup isn’t deleted before its administrators know', async () => {
  expect((await operate('restore-replay', '--dry-run')).said).toContain('1 company that waits to be deleted');
  expect(await storedCompany()).toEqual(company);
  const { said } = await operate('restore-replay');
  expect(said).toMatch(/1 company that waits to be deleted: not before 20\d\d-/);
  const { deletesAt, deletionWarnedAt } = (await storedCompany()) ?? {};
  expect((deletesAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(1.9 * DAY_MS);
  expect(deletionWarnedAt).toBeNull();
  await sweep(0);
  expect(await storedCompany()).not.toBeNull();
  await sweep(1.5);
  expect(await waitingIn(sendDeletionMail)).toContainEqual({ companyId: company.id, userId, kind: 'lastDay' });
  expect(await storedCompany()).not.toBeNull();
  await sweep(2.6);
  expect(await storedCompany()).toBeNull();
});

it('an erasure that had started continues, and a company that isn’t to be deleted stays unchanged', async () => {
  const other = await buildCompany(prisma());
  await prisma().company.update({ where: { id: company.id }, data: { blockedAt: new Date() } });
  const before = await storedCompany();
  expect((await operate('restore-replay')).said).not.toContain('to be deleted');
  expect(await storedCompany()).toEqual(before);
  expect(await prisma().company.findUnique({ where: { id: other.id } })).toEqual(other);
});
