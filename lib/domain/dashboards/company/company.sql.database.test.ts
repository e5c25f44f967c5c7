import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { analytics, dashboard, now, overview } from '#/e2e/support/actors/demo-viewers.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { companyQuery } from '#/lib/domain/dashboards/company/company.schema.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/company/get-company-dashboard.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let administrator: User;

beforeAll(async () => {
  await testDatabase();
  administrator = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
});
afterAll(closeDatabase);

const asAdministrator = () => userCtx(administrator, { role: 'Administrator', now });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (isProblem(error) ? error.code : error),
  );

it('a company’s dashboard has nothing from other companies', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const foreign = await buildDepartment(prisma(), { companyId });
  for (const departmentId of [foreign.id, 2_147_483_647]) {
    for (const ask of [dashboard, analytics, overview]) {
      expect(await codeOf(ask(asAdministrator(), { departmentId }))).toBe('not_found');
    }
  }
});

it('an unfinished department isn’t found', async () => {
  const { companyId } = administrator;
  for (const leaderId of [null, administrator.id]) {
    const { id: departmentId } = await buildDepartment(prisma(), { companyId, completedAt: null, leaderId });
    for (const ask of [dashboard, analytics, overview]) {
      expect(await codeOf(ask(asAdministrator(), { departmentId }))).toBe('not_found');
    }
  }
});

it('a company without answers shows the default motivation and nothing else', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const person = await buildAdministrator(prisma(), { companyId });
  const answer = await getCompanyDashboard(
    await userCtx(person, { role: 'Administrator', now }),
    companyQuery.parse({}),
  );
  expect(answer).toMatchObject({ asOf: null, motivation: { avg: 50, isDefault: true }, performance: { avg: null } });
  expect(answer.enps).toMatchObject({ avg: null, month: null, hiddenReason: null });
});
