import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { getValues, saveValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { getValuesContract } from '#/lib/domain/profile/profile.contract.ts';
import { valuesBody } from '#/lib/domain/profile/profile.schema.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  person = await buildUser(prisma(), { companyId });
});

const save = async (norms: number[]) => saveValues(await userCtx(person), valuesBody.parse({ norms }));
const chosenNorms = async (user: User) => (await getValues(await userCtx(user))).userNorms;
const offer = (normIds: number[]) => prisma().company.update({ where: { id: person.companyId }, data: { normIds } });

it('all 28 values are offered if the company has chosen none', async () => {
  const values = await getValues(await userCtx(person));
  expect(getValuesContract.response.parse(values)).toEqual(values);
  expect(values.norms.map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
  expect(values.userNorms).toEqual([]);
});

it('values are stored in the order of choosing, for this person only, and can be chosen again', async () => {
  const colleague = await buildUser(prisma(), { companyId: person.companyId });
  expect((await save([12, 3, 28, 1, 7])).userNorms).toEqual([12, 3, 28, 1, 7]);
  expect(await chosenNorms(person)).toEqual([12, 3, 28, 1, 7]);
  expect(await chosenNorms(colleague)).toEqual([]);
  for (let i = 0; i < 2; i++) expect((await save([2])).userNorms).toEqual([2]);
  expect((await save([])).userNorms).toEqual([]);
});

it('the company’s own list is the one that counts', async () => {
  await save([1, 2]);
  await offer([2, 5, 9]);
  expect((await getValues(await userCtx(person))).norms.map(({ id }) => id)).toEqual([2, 5, 9]);
  expect(await chosenNorms(person)).toEqual([2]);
  await expect(save([2, 1])).rejects.toMatchObject({ code: 'invalid' });
  await save([9, 5]);
  expect(await chosenNorms(person)).toEqual([9, 5]);
});

it.each([
  [[0], 'Choose from the list of values.'],
  [[29], 'Choose from the list of values.'],
  [[1.5], 'Choose from the list of values.'],
  [['1'], 'Choose from the list of values.'],
  [{ length: 0 }, 'Choose from the list of values.'],
  [[1, 1], 'Choose each value only once.'],
  [[1, 2, 3, 4, 5, 6], 'Choose up to 5 values.'],
])('%j is refused with a message', (norms, message) => {
  expect(inWords(valuesBody.safeParse({ norms }).error?.issues[0]?.message ?? '', 'en')).toBe(message);
});
