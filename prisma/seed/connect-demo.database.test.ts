import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '#/e2e/support/actors/demo-viewers.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import { openChat } from '#/e2e/support/product/open-chat.ts';
import { openStripe } from '#/e2e/support/product/open-stripe.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { connectDemo, connectDemoTeams } from '#/prisma/seed/connect-demo.ts';
import { payForDemo } from '#/prisma/seed/demo/pay-for-demo.ts';
import { demoAccounts, demoDirectory, demoDomain } from '#/prisma/seed/demo-accounts.mjs';
import { signInDemo } from '#/prisma/seed/sign-in-demo.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'unboxt-demo-'));
const clockFile = path.join(folder, 'clock');
const settings = { CLOCK_FILE: clockFile, DATA_DIR: folder, SIGN_IN_TRUSTED_DOMAINS: demoDomain };
const usual = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));

const chat = openChat();
openStripe();

describe('the demo company at the stand-ins', () => {
  let companyId: number;
  beforeAll(async () => {
    writeFileSync(clockFile, String(now.getTime() - Date.now()));
    writeFileSync(path.join(folder, 'identity.json'), '{"port":9,"clientId":"unboxt","clientSecret":"secret"}');
    Object.assign(process.env, settings);
    await demoDatabase();
    ({ id: companyId } = await prisma().company.findFirstOrThrow({ orderBy: { id: 'asc' } }));
  }, 120_000);
  afterAll(async () => {
    for (const [name, value] of Object.entries(usual)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    await closeDatabase();
    rmSync(folder, { recursive: true });
  });

  it('asks the member, and notifies the leader of results, in Slack', async () => {
    expect(await connectDemo({ companyId })).toBe(true);
    const { people, messages } = await chat.records();
    const toldOf = (role: string) => {
      const person = people.find(({ email }) => email === demoAccounts.find((one) => one.role === role)?.email);
      return messages.filter(({ channel }) => channel === person?.channel).length;
    };
    expect([toldOf('Member'), toldOf('Team Leader')]).toEqual([1, 1]);
  });

  it('asks one person in Microsoft Teams', async () => {
    expect(await connectDemoTeams({ companyId })).toBe(true);
    const connection = await prisma().channelConnection.findFirstOrThrow({ where: { companyId, kind: 'teams' } });
    expect(connection.externalId).toBe(demoDirectory.tenantId);
    const messages = await prisma().channelMessage.findMany({ where: { connectionId: connection.id } });
    expect(messages).toHaveLength(1);
    expect(await prisma().user.count({ where: { companyId, channel: 'teams' } })).toBe(1);
  });

  it('signs its people in by its own accounts', async () => {
    expect(await signInDemo({ companyId })).toBe(true);
    expect(await prisma().signInConnection.findMany({ where: { companyId } })).toMatchObject([{ state: 'active' }]);
    const groups = await prisma().directoryGroup.findMany({ where: { companyId }, include: { members: true } });
    expect(groups.map(({ members }) => members.length > 2)).toEqual([true, true, true]);
    expect(groups.filter(({ teamId }) => teamId !== null)).toHaveLength(1);
    expect(await prisma().directoryPerson.count({ where: { companyId } })).toBeGreaterThan(50);
    const where = { companyId, actorKind: 'directory' };
    const entries = await prisma().auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    const groupChanges = Array.from({ length: 4 }, () => 'directory.group');
    expect(entries.map(({ action }) => action)).toEqual([...groupChanges, 'directory.person', 'directory.person']);
  });

  it('has paid for its plan', async () => {
    expect(await payForDemo(pool(), { companyId, now })).toBe(true);
    expect(await prisma().billingAccount.findUniqueOrThrow({ where: { companyId } })).toMatchObject({
      status: 'active',
      state: 'active',
    });
  });
});
