import { beforeAll, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { chargeForSeats, fillPlan } from '#/e2e/support/scenes/full-plan.ts';
import { readCompanyClaims } from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { createColleague } from '#/lib/domain/company-sign-in/arrival/create-colleague.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

beforeAll(chargeForSeats);
openQueue();

it('a new person gets no account beyond the plan', async () => {
  const { companyId, domain } = await buildSigningCompany();
  const connection = await buildSignInConnection(prisma(), { companyId, state: 'active' });
  const create = async () => {
    const person = { iss: 'https://id.example', sub: uniqueWord(), email: `${uniqueWord()}@${domain}` };
    const claims = await readCompanyClaims(prisma(), companyId, person);
    return createColleague(prisma(), visitorCtx(), { ...connection, createsPeople: true }, claims);
  };
  expect(await create()).toHaveProperty('user');
  await fillPlan(companyId);
  expect(await create()).toEqual({ refusal: 'full' });
});
