import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import {
  atStep,
  newAdministrator,
  newCreator,
  newDepartmentLeader,
  newMember,
} from '#/e2e/support/actors/newcomers.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { companyBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { getCompanyDescription } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getOnboardingCompanyContract } from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveCompany } from '#/lib/domain/onboarding/steps/save-steps.service.ts';
import { getValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const described = { companyIndustryId: 9, companySizeId: 4, norms: [2, 14, 17] };

let company: Company;
let creator: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  creator = await newCreator(company.id, atStep(2));
});

const address = () => `admin.${uniqueWord()}@example.com`;
const save = async (body: object, user = creator) => saveCompany(await userCtx(user), companyBody.parse(body));
const description = async (user = creator) => getCompanyDescription(await userCtx(user));
const invitations = () =>
  prisma().invitation.findMany({
    where: { companyId: company.id },
    orderBy: { id: 'asc' },
    select: { id: true, kind: true, email: true },
  });
const mails = async () => {
  const ids = (await invitations()).map(({ id }) => id);
  return (await waitingIn(sendInvitationMail)).filter(({ invitationId }) => ids.includes(invitationId ?? 0)).length;
};

describe('describing the company', () => {
  it('starts empty, with one blank row and every value on offer', async () => {
    const answer = await description();
    expect(getOnboardingCompanyContract.response.parse(answer)).toEqual(answer);
    expect(answer.company).toEqual({ companyIndustryId: null, companySizeId: null, superAdminList: [''], norms: [] });
    expect([answer.companyIndustries, answer.companySizes, answer.norms].map(({ length }) => length)).toEqual([
      21, 9, 28,
    ]);
  });

  it('is saved bit by bit, and ends with the list of administrators', async () => {
    expect(await save({ companyIndustryId: 9, companySizeId: 4 })).toEqual({ step: 2 });
    expect(await save({ norms: described.norms })).toEqual({ step: 2 });
    expect(await save({ superAdminList: ['', '  '] })).toEqual({ step: 5 });
    expect((await description()).company).toEqual({ ...described, superAdminList: [''] });
    expect(await invitations()).toEqual([]);
  });

  it('decides which values its people choose from', async () => {
    await save(described);
    const { norms } = await getValues(await userCtx(creator));
    expect(norms.map(({ id }) => id)).toEqual([2, 14, 17]);
  });

  it.each([
    [{ ...described, companyIndustryId: undefined, superAdminList: [] }, 'Choose an industry.'],
    [{ ...described, companySizeId: undefined, superAdminList: [] }, 'Choose a size.'],
  ])('isn’t finished without %j, and nothing is saved', async (body, message) => {
    await expect(save(body)).rejects.toMatchObject({ code: 'invalid', message });
    expect((await description()).company).toMatchObject({ companyIndustryId: null, companySizeId: null });
  });

  it.each([
    [{ companyIndustryId: 22 }, 'Choose an industry.'],
    [{ companySizeId: 0 }, 'Choose a size.'],
    [{ norms: [1, 2, 3, 4, 5, 6, 7, 8] }, 'Choose up to 7 values.'],
    [{ norms: [1, 1] }, 'Choose each value only once.'],
    [{ norms: [29] }, 'Choose from the list of values.'],
    [{ superAdminList: ['', 'nobody'] }, 'Invalid email address!'],
  ])('%j is refused by the schema', (body, message) => {
    expect(inWords(companyBody.safeParse(body).error?.issues[0]?.message ?? '', 'en')).toBe(message);
  });
});

describe('inviting administrators', () => {
  it('emails each address once, however often the step is repeated', async () => {
    const [first, second] = [address(), address()];
    await save({ ...described, superAdminList: [first, '', first.toUpperCase()] });
    await save({ superAdminList: [first, second] });
    await save({ superAdminList: [] });
    const kind = 'company_administrator';
    expect(await invitations()).toMatchObject([
      { kind, email: first },
      { kind, email: second },
    ]);
    expect(await mails()).toBe(2);
    expect((await description()).company.superAdminList).toEqual([first, second]);
  });

  it('twenty times in parallel emails once', async () => {
    const superAdminList = [address()];
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => save({ ...described, superAdminList })));
    expect(refusalsOf(results)).toEqual([]);
    expect(await invitations()).toHaveLength(1);
    expect(await mails()).toBe(1);
  });

  it('refuses yourself and existing colleagues, and saves nothing of the call', async () => {
    const colleague = await newAdministrator(company.id);
    for (const [email, message] of [
      [creator.email, 'You can’t invite yourself. Enter someone else’s email.'],
      [colleague.email, 'Robin Example is already an administrator.'],
    ]) {
      const call = save({ ...described, superAdminList: [address(), email] });
      await expect(call).rejects.toMatchObject({ code: 'invalid', message });
    }
    expect(await invitations()).toEqual([]);
    expect((await description()).company.companyIndustryId).toBeNull();
  });
});

it('the step is only for the creator: all others are refused both ways, and no other company changes', async () => {
  const team = await buildTeam(prisma(), { companyId: company.id });
  const elsewhere = await newCreator((await buildCompany(prisma())).id, atStep(2));
  for (const user of [
    await newAdministrator(company.id),
    await newDepartmentLeader(company.id),
    await newMember(team),
  ]) {
    await expect(description(user)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ ...described, superAdminList: [address()] }, user)).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
  await save({ ...described, superAdminList: [] }, elsewhere);
  expect((await description()).company.companyIndustryId).toBeNull();
  expect(await invitations()).toEqual([]);
});
