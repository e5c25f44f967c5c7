import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let name: string;
let email: string;

openQueue();
beforeEach(() => {
  [name, email] = [`Company ${uniqueWord()}`, `founder.${uniqueWord()}@example.com`];
});
afterEach(() => {
  env().SIGN_UP = 'open';
});

const person = ['--first-name', 'Ada', '--last-name', 'Byron', '--time-zone', 'Europe/Berlin'];
const create = (...args: string[]) => operate('company', 'create', ...args);
const companies = () =>
  prisma().company.findMany({ where: { name }, include: { administrators: { include: { user: true } } } });

describe('company create', () => {
  it('creates a company with an administrator who chooses a password, also while sign-up is closed', async () => {
    env().SIGN_UP = 'closed';
    const { code, said } = await create(name, email.toUpperCase(), ...person);
    const [company] = await companies();
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`${name} is company ${company?.id}.\n${email} gets an email`),
    ]);
    const user = { email, firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/Berlin', confirmedAt: null };
    expect(company).toMatchObject({ timeZone: 'Europe/Berlin', administrators: [{ isCreator: true, user }] });
    const link = await prisma().mailedToken.findFirstOrThrow({ where: { user: { email } } });
    expect(await waitingIn(sendSetPasswordMail)).toContainEqual({ mailedTokenId: link.id, isJoining: false });
    const event = { action: 'company.register', actorKind: 'operator', actorId: null };
    expect(await prisma().auditEntry.findMany({ where: { companyId: company?.id } })).toMatchObject([event]);
  });

  it('creates nothing on a dry run', async () => {
    expect(await create(name, email, ...person, '--dry-run')).toMatchObject({
      code: 0,
      said: expect.stringContaining(name),
    });
    expect(await companies()).toEqual([]);
  });

  it('is refused for a person with an account, and for what no form accepts', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const colleague = await buildUser(prisma(), { companyId });
    for (const [args, words] of [
      [[name, colleague.email, ...person], 'already has an account.'],
      [['www.example.com', email, ...person], 'web address'],
      [[name, 'nobody', ...person], 'email'],
      [[name, email, ...person, '--time-zone', 'Nowhere'], 'Nowhere'],
      [[name, email, ...person, '--first-name', 'R2D2'], '--first-name: Invalid first name format'],
    ] as const)
      expect(await create(...args)).toMatchObject({ code: 1, complaint: expect.stringContaining(words) });
    expect(await create(name, email)).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('Add --first-name.'),
    });
    expect(await companies()).toEqual([]);
  });
});
