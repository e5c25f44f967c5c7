import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { comparePeople, personOrder } from '#/lib/platform/person-order.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(async () => {
  await testDatabase();
});
afterAll(closeDatabase);

const names = [
  'Zoë Adams',
  'Ângela Reis',
  'ana Braga',
  'Anna Alves',
  'Ana Zimmer',
  'Łukasz Nowak',
  'Bo Ek',
  'Ana Abel',
];
const inOrder = [
  'ana Braga',
  'Ana Abel',
  'Ana Zimmer',
  'Ângela Reis',
  'Anna Alves',
  'Bo Ek',
  'Łukasz Nowak',
  'Zoë Adams',
];

it('people are ordered as in an address book, in statements and in memory', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const people = [];
  for (const [firstName = '', lastName = ''] of names.map((name) => name.split(' ')))
    people.push(await buildUser(prisma(), { companyId, firstName, lastName }));
  const { rows } = await pool().query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM users u WHERE company_id = $1 ORDER BY ${personOrder()}`,
    [companyId],
  );
  expect(rows.map(({ name }) => name)).toEqual(inOrder);
  expect(people.toSorted(comparePeople).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(inOrder);
});
