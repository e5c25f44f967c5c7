import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { answerResetRequest } from '#/lib/domain/accounts/queues.ts';
import { confirmSecondFactor, setUpSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { refuseAdministrator } from '#/lib/domain/administrator-requests/administrator-request.service.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { readErasures } from '#/lib/domain/privacy/note-erasure.ts';
import { removeAccount } from '#/lib/domain/profile/profile.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { totpCode } from '#/lib/platform/totp.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { testPassword as password } from '#/prisma/seed/builders/test-password.ts';
import { expectedKeys } from '#/server/ops/restore/foreign-keys.ts';

const secrets = env().AUTH_SECRET;
let company: Company;
let person: User;
let logLines: string;

openQueue();
beforeEach(async () => {
  await pool().query('DELETE FROM pgboss.job');
  company = await buildCompany(prisma(), { name: 'Northlight' });
  await buildAdministrator(prisma(), { companyId: company.id });
  person = await buildUser(prisma(), { companyId: company.id, firstName: 'Ada' });
  logLines = '';
  resetSingletons(['log']);
  const output = new Writable({
    write(chunk, _, done) {
      logLines += chunk;
      done();
    },
  });
  singleton('log', () => pino({ level: 'error', timestamp: pino.stdTimeFunctions.isoTime }, output));
});
afterEach(() => {
  Object.assign(env(), { AUTH_SECRET: secrets, MAINTENANCE: undefined });
  resetSingletons(['log']);
});

const withoutBlanks = (text: string) => text.replace(/ +/g, ' ');
const check = async () => {
  const { code, said } = await operate('restore-check');
  return { code, lines: withoutBlanks(said).split('\n') };
};
const lineOf = async (name: string) => (await check()).lines.find((line) => line.split(' ', 2)[1] === name) ?? '';
const personRow = ({ id }: User) => prisma().user.findUniqueOrThrow({ where: { id } });

/** Writes what the log says into a file. */
function logFile(text = logLines): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unboxt-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'log');
  writeFileSync(file, text);
  return file;
}

/** Erases the person, then restores everything as in an earlier backup. */
async function eraseAndRestore(): Promise<void> {
  const { searchText: _, ...before } = (await personRow(person)) as User & { searchText?: string };
  await removeAccount(await userCtx(person));
  const { motivatorReason: _reason, motivatorBaselines: _baselines, ...data } = before;
  await prisma().user.update({ where: { id: person.id }, data });
}

describe('restore-check', () => {
  // A Tuesday at noon: on a Monday morning, briefs would be due as well.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('says what a database contains, and what a person must decide', async () => {
    const { code, lines } = await check();
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^ok database PostgreSQL \d+/),
      'ok migrations all applied',
      expect.stringMatching(/^note AUTH_SECRET no one has a second factor/),
      expect.stringMatching(/^ok job queue \d+ queues, 0 jobs$/),
      expect.stringMatching(/^ok rows \d+ compan(y|ies), \d+ people who are active, /),
      'ok newest no answer; no line of the activity log',
      expect.stringMatching(/^ok foreign keys all \d\d+ are there, and every row points to one that is$/),
      expect.stringMatching(/^note ids links emailed after the backup would open other people’s rows/),
      'ok next hour nothing would be emailed',
    ]);
  });

  it('distinguishes the backup’s secret from another', async () => {
    const ctx = await userCtx(person);
    const { secret } = await setUpSecondFactor(ctx, { password });
    await confirmSecondFactor(ctx, { code: totpCode(secret, new Date()) });
    expect(await lineOf('AUTH_SECRET')).toBe('ok AUTH_SECRET opens 1 second factor');
    env().AUTH_SECRET = ['another-secret-of-the-installation-0'];
    expect(await lineOf('AUTH_SECRET')).toContain('failed AUTH_SECRET It doesn’t open 1 of 1 second factor. Set');
    expect((await check()).code).toBe(1);
    env().AUTH_SECRET = ['another-secret-of-the-installation-0', ...secrets];
    expect((await check()).code).toBe(0);
    await prisma().user.update({ where: { id: person.id }, data: { totpConfirmedAt: null, totpSecret: null } });
  });

  it('knows every foreign key that the migrations create', async () => {
    const { rows } = await pool().query<{ conname: string }>(
      "SELECT conname FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace",
    );
    expect(rows.map(({ conname }) => conname).sort()).toEqual(expectedKeys());
  });

  it('names foreign keys that a restore has left out, and rows with a missing target', async () => {
    const { rows } = await pool().query<{ definition: string }>(
      "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'sessions_user_id_fkey'",
    );
    await pool().query('ALTER TABLE sessions DROP CONSTRAINT sessions_user_id_fkey');
    expect(await lineOf('foreign')).toContain('failed foreign keys Missing: sessions_user_id_fkey. Restore');
    await userCtx(person);
    await pool().query('UPDATE sessions SET user_id = 2000000000 WHERE user_id = $1', [person.id]);
    await pool().query(`ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey ${rows[0]?.definition} NOT VALID`);
    expect(await lineOf('foreign')).toContain('Rows point nowhere, or were never checked: sessions_user_id_fkey.');
    await pool().query('DELETE FROM sessions WHERE user_id = 2000000000');
    await pool().query('ALTER TABLE sessions VALIDATE CONSTRAINT sessions_user_id_fkey');
    expect((await check()).code).toBe(0);
  });

  it('says what a worker would email: what waits, and whose time comes', async () => {
    await requestAccountMail(visitorCtx(), 'reset', { email: 'nobody@example.com' });
    expect(await lineOf('next')).toMatch(/^note next hour .* 1 in accounts\.reset-request since 2\d{3}-\S+Z\. To/);
    await pool().query('DELETE FROM pgboss.job');
    const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString().slice(11, 16);
    const [workingDays, yesterday] = [[1, 2, 3, 4, 5, 6, 7], new Date(Date.now() - 86_400_000)];
    const team = await buildTeam(prisma(), {
      companyId: company.id,
      completedAt: yesterday,
      workingDays,
      surveysTimeSend: inHalfAnHour,
    });
    const member = await buildMember(prisma(), { team });
    await prisma().user.update({ where: { id: member.id }, data: { timeZone: 'UTC' } });
    expect(await lineOf('next')).toContain('at most: 1 team’s check-in.');
    await prisma().team.delete({ where: { id: team.id } });
    expect(await lineOf('next')).toBe('ok next hour nothing would be emailed');
  });

  it('stops if the database can’t be reached or lacks a migration', async () => {
    const { rows } = await pool().query('SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1');
    await pool().query('UPDATE _prisma_migrations SET finished_at = NULL WHERE id = $1', [rows[0].id]);
    try {
      const { code, lines } = await check();
      expect([code, lines]).toEqual([
        1,
        [expect.stringMatching(/^ok database/), expect.stringMatching(/^failed migr/)],
      ]);
    } finally {
      await pool().query('UPDATE _prisma_migrations SET finished_at = now() WHERE id = $1', [rows[0].id]);
    }
  });
});

describe('restore-replay', () => {
  it('erases the people in the log again, also with MAINTENANCE set, and is logged', async () => {
    await eraseAndRestore();
    expect(logLines).not.toContain('Ada');
    env().MAINTENANCE = 'read-only';
    const { code, said } = await operate('restore-replay', logFile());
    expect([code, said]).toEqual([0, expect.stringContaining('Of 1 erasure in the log, 1 had come back and is done')]);
    expect(await personRow(person)).toMatchObject({
      firstName: 'Former',
      email: `former.${person.id}@account.invalid`,
    });
    const administrator = await buildAdministrator(prisma(), { companyId: company.id });
    const { entries } = await listActivity(await userCtx(administrator), {
      kind: 'people',
      person: '',
      before: undefined,
    });
    expect(entries[0]).toMatchObject({ who: 'The unboXt operator', text: expect.stringContaining('an account again') });
    expect((await operate('restore-replay', logFile())).said).toContain('1 erasure in the log, 0 had come back');
  });

  it('includes a newcomer who was erased when their request was refused', async () => {
    const administrator = await buildAdministrator(prisma(), { companyId: company.id });
    const { id } = await buildAdministratorRequest(prisma(), { companyId: company.id });
    await refuseAdministrator(await userCtx(administrator), company.id, { id });
    expect(readErasures(logLines)).toEqual([{ userId: id, companyId: company.id, createdAt: expect.any(Date) }]);
  });

  it('only says so on a dry run', async () => {
    await eraseAndRestore();
    expect((await operate('restore-replay', logFile(), '--dry-run')).said).toContain('1 had come back');
    expect((await personRow(person)).firstName).toBe('Ada');
  });

  it('skips a person who has got an erased person’s id', async () => {
    await eraseAndRestore();
    await prisma().user.update({ where: { id: person.id }, data: { createdAt: new Date() } });
    expect((await operate('restore-replay', logFile())).said).toContain('0 had come back');
    expect((await personRow(person)).firstName).toBe('Ada');
  });

  it('says which company has no administrator afterwards', async () => {
    await prisma().administrator.deleteMany({ where: { user: { companyId: company.id } } });
    await eraseAndRestore();
    const { said } = await operate('restore-replay', logFile());
    expect(said).toContain(`Company ${company.id} has no Administrator who can sign in: admin create`);
  });

  it('moves ids forward once, so that no link of a lost row opens another’s', async () => {
    const link = { kind: 'set_password', userId: person.id, createdAt: new Date(), expiresAt: new Date() } as const;
    await prisma().mailedToken.create({ data: link });
    const tried = await operate('restore-replay', '--dry-run');
    const before = await buildUser(prisma(), { companyId: company.id });
    const { said } = await operate('restore-replay');
    const after = await buildUser(prisma(), { companyId: company.id });
    expect([tried.code, said]).toEqual([0, expect.stringMatching(/^\d+ kinds of ids were moved/)]);
    expect(after.id - before.id).toBeGreaterThan(999_999);
    expect(await lineOf('ids')).toBe('ok ids are past all emailed links');
    expect((await operate('restore-replay')).said).toBe('Ids have already been moved.');
  });

  it('removes waiting emails, and ends sessions, if requested', async () => {
    await requestAccountMail(visitorCtx(), 'reset', { email: 'nobody@example.com' });
    await userCtx(person);
    await operate('restore-replay');
    expect(await waitingIn(answerResetRequest)).toHaveLength(1);
    const { said } = await operate('restore-replay', '--drop-mails', '--end-sessions');
    expect(said).toMatch(/\n1 email that waited was removed\.\n\d+ sessions? ended: everyone signs in again\.$/);
    expect(await waitingIn(answerResetRequest)).toEqual([]);
    expect(await prisma().session.count({ where: { revokedAt: null } })).toBe(0);
  });

  it('refuses a file that doesn’t exist', async () => {
    const refused = { code: 1, complaint: '/no/such/log can’t be read: ENOENT' };
    expect(await operate('restore-replay', '/no/such/log')).toMatchObject(refused);
  });
});
