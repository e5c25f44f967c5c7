import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { chooseLanguage, findReader } from '#/lib/domain/profile/language.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let person: User;
let stranger: User;
let token: string;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const team = await buildTeam(db, { companyId });
  person = await buildMember(db, { team });
  stranger = await buildUser(db, { companyId: (await buildCompany(db)).id });
  token = mailedToken('srv_', (await buildCheckIn(db, { team, userId: person.id, localDate: '2026-11-27' })).id);
});

const localeOfUser = async ({ id }: User) => (await prisma().user.findUniqueOrThrow({ where: { id } })).locale;

describe('chooseLanguage', () => {
  it('stores the language of the signed-in person, and a cookie for the browser', async () => {
    const ctx = await userCtx(person);
    expect(await chooseLanguage(ctx, { locale: 'en-XA' })).toEqual({ locale: 'en-XA' });
    expect(await localeOfUser(person)).toBe('en-XA');
    expect(ctx.cookies).toEqual([{ name: 'locale', value: 'en-XA', maxAgeSeconds: 31_536_000 }]);
  });

  it('stores the language of the person behind an emailed token', async () => {
    await chooseLanguage(visitorCtx(), { locale: 'en-XA', token });
    expect(await localeOfUser(person)).toBe('en-XA');
  });

  it('changes one’s own language on the page of another person’s link, never theirs', async () => {
    await chooseLanguage(await userCtx(stranger), { locale: 'en-XA', token });
    expect([await localeOfUser(person), await localeOfUser(stranger)]).toEqual([null, 'en-XA']);
  });

  it('returns the same for a token of an unknown person, and stores nothing', async () => {
    const ctx = visitorCtx();
    expect(await chooseLanguage(ctx, { locale: 'en-XA', token: `${token}x` })).toEqual({ locale: 'en-XA' });
    expect(ctx.cookies).toHaveLength(1);
    expect(await prisma().user.count({ where: { companyId: person.companyId, locale: { not: null } } })).toBe(0);
  });
});

describe('findReader', () => {
  it('names the person of a link, with their language and their company’s', async () => {
    await prisma().company.update({ where: { id: person.companyId }, data: { locale: 'en-XA' } });
    expect(await findReader(visitorCtx(), token)).toEqual({
      id: person.id,
      locale: null,
      company: { locale: 'en-XA' },
    });
    const unsubscribing = mailedToken('uns_', person.id);
    expect((await findReader(visitorCtx(), unsubscribing))?.id).toBe(person.id);
  });

  it('names no one for a link of a suspended person, or an invented one', async () => {
    await prisma().user.update({ where: { id: person.id }, data: { blockedAt: new Date() } });
    expect(await findReader(visitorCtx(), token)).toBeNull();
    expect(await findReader(visitorCtx(), 'srv_1.made-up')).toBeNull();
  });
});
