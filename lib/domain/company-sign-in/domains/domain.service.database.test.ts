import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { type NameServer, startNameServer } from '#/e2e/support/fakes/name-server.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { DOMAINS_MAX } from '#/lib/domain/company-sign-in/constants.ts';
import { checkDomains } from '#/lib/domain/company-sign-in/domains/check-domains.ts';
import { addDomain, checkDomain, removeDomain } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const DAY_MS = 24 * 3_600_000;
const TRUSTED = 'corp.trusted.test';

let nameServer: NameServer;
let ctx: UserCtx;
let domain: string;

beforeAll(async () => {
  nameServer = await startNameServer();
  Object.assign(process.env, { DNS_SERVER: nameServer.address, SIGN_IN_TRUSTED_DOMAINS: TRUSTED });
  await testDatabase();
});
afterAll(async () => {
  await nameServer.stop();
  await closeDatabase();
});
beforeEach(async () => {
  ctx = await newAdministrator();
  domain = `${uniqueWord()}.example`;
});

async function newAdministrator(): Promise<UserCtx> {
  const { id: companyId } = await buildCompany(prisma());
  return userCtx(await buildAdministrator(prisma(), { companyId }));
}

const publish = ({ record, value }: { record: string; value: string }) => nameServer.records.set(record, [[value]]);
const stateOf = async (asking = ctx) => (await getCompanySignIn(asking)).domains[0]?.state;

async function prove(asking = ctx, name = domain): Promise<number> {
  const added = await addDomain(asking, { domain: name });
  publish(added);
  await checkDomain(asking, added.id);
  return added.id;
}

describe('a company’s domain', () => {
  it('is verified by its record, among others and in several parts, and not by another one', async () => {
    const { id, record, value } = await addDomain(ctx, { domain });
    expect(record).toBe(`_unboxt.${domain}`);
    expect(value).toMatch(/^unboxt-verify=[0-9a-f]{32}$/);
    await expect(checkDomain(ctx, id)).rejects.toMatchObject({ code: 'invalid' });
    nameServer.records.set(record, [[`${value}0`], ['v=spf1 -all'], [value.slice(0, -1)]]);
    await expect(checkDomain(ctx, id)).rejects.toMatchObject({ code: 'invalid' });
    expect(await stateOf()).toBe('waiting');
    nameServer.records.set(record, [['v=spf1 -all'], [value.slice(0, 5), value.slice(5)]]);
    await checkDomain(ctx, id);
    expect(await stateOf()).toBe('verified');
  });

  it('keeps its record if it’s added again', async () => {
    const [first, second] = [await addDomain(ctx, { domain }), await addDomain(ctx, { domain })];
    expect(second).toMatchObject({ id: first.id, record: first.record, value: first.value });
    expect(inWords(second.message ?? '', 'en')).toContain('already in the list');
    publish(first);
    await checkDomain(ctx, first.id);
    expect(inWords((await addDomain(ctx, { domain })).message ?? '', 'en')).toContain('already verified');
  });

  it('that the name servers don’t answer about isn’t verified', async () => {
    const { id, record } = await addDomain(ctx, { domain });
    nameServer.records.set(record, null);
    await expect(checkDomain(ctx, id)).rejects.toThrow(/couldn’t look/);
  }, 15_000);

  it('belongs to the company that verifies it first; before that, no company learns who else added it', async () => {
    const other = await newAdministrator();
    const theirs = await addDomain(other, { domain });
    await prove();
    const unproven = checkDomain(other, theirs.id);
    await expect(unproven).rejects.toMatchObject({ code: 'invalid' });
    nameServer.records.set(theirs.record, [[theirs.value]]);
    await expect(checkDomain(other, theirs.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await stateOf(other)).toBe('waiting');
  });

  it('that two companies verify in parallel belongs to one of them', async () => {
    const other = await newAdministrator();
    const [mine, theirs] = [await addDomain(ctx, { domain }), await addDomain(other, { domain })];
    nameServer.records.set(mine.record, [[mine.value], [theirs.value]]);
    const results = await Promise.allSettled([checkDomain(ctx, mine.id), checkDomain(other, theirs.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a public email provider is refused, and so is one beyond the limit', async () => {
    await expect(addDomain(ctx, { domain: 'gmail.com' })).rejects.toMatchObject({ code: 'invalid' });
    for (let at = 0; at < DOMAINS_MAX; at++) await addDomain(ctx, { domain: `${at}.${domain}` });
    await expect(addDomain(ctx, { domain })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that is trusted needs no record, and belongs to one company', async () => {
    const { message } = await addDomain(ctx, { domain: TRUSTED });
    expect(inWords(message ?? '', 'en')).toBe(`${TRUSTED} is verified. It needs no record here.`);
    expect(await stateOf()).toBe('verified');
    await expect(addDomain(await newAdministrator(), { domain: TRUSTED })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of another company isn’t found', async () => {
    const id = await prove();
    const other = await newAdministrator();
    await expect(checkDomain(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removeDomain(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await removeDomain(ctx, id);
    expect(await stateOf()).toBeUndefined();
  });

  it('needs a recent sign-in to be added, verified or removed', async () => {
    const added = await addDomain(ctx, { domain });
    publish(added);
    const old = { authenticatedAt: new Date(Date.now() - 16 * 60_000) };
    await prisma().session.update({ where: { id: ctx.actor.sessionId }, data: old });
    for (const act of [
      () => addDomain(ctx, { domain: `other.${domain}` }),
      () => addDomain(ctx, { domain: TRUSTED }),
      () => checkDomain(ctx, added.id),
      () => removeDomain(ctx, added.id),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
    expect((await getCompanySignIn(ctx)).domains.map(({ state }) => state)).toEqual(['waiting']);
  });
});

it('a domain without a record for 14 days is reported to the administrators once, and stays verified', async () => {
  await prove();
  nameServer.records.delete(`_unboxt.${domain}`);
  const countNotices = () => prisma().notification.count({ where: { userId: ctx.actor.userId } });
  const at = (days: number) => jobCtx({ now: new Date(Date.now() + days * DAY_MS) });
  await checkDomains(at(6));
  expect(await stateOf()).toBe('verified');
  await checkDomains(at(8));
  expect(await stateOf()).toBe('missing');
  await checkDomains(at(21));
  expect(await countNotices()).toBe(0);
  await Promise.all([checkDomains(at(23)), checkDomains(at(23))]);
  await checkDomains(at(24));
  expect(await countNotices()).toBe(1);
  const row = await prisma().companyDomain.findFirstOrThrow({ where: { domain } });
  publish({ record: `_unboxt.${domain}`, value: `unboxt-verify=${row.proof}` });
  await checkDomains(at(25));
  expect(await stateOf()).toBe('verified');
});
