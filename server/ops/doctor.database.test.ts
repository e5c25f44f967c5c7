import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { resetSingletons } from '#/e2e/support/product/reset-singletons.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { pool } from '#/lib/platform/db.ts';
import { node24, root } from '#/scripts/steps/places.mjs';

const sink = openMailSink();
openQueue();

const smtpUrl = process.env.SMTP_URL;
const useMailServer = (url: string | undefined) => {
  process.env.SMTP_URL = url;
  resetSingletons(['env', 'mail.transport']);
};
beforeEach(() => useMailServer(sink.url));
afterEach(() => {
  useMailServer(smtpUrl);
});

const withoutBlanks = (text: string) => text.replace(/ +/g, ' ');

describe('doctor', () => {
  it('says that each part is fine', async () => {
    const { code, said, complaint } = await operate('doctor');
    expect([code, complaint]).toEqual([0, '']);
    expect(withoutBlanks(said).split('\n')).toEqual([
      'ok settings complete',
      expect.stringMatching(/^ok database PostgreSQL \d+/),
      'ok migrations all applied',
      'ok live events a NOTIFY arrives',
      'ok job queue 0 jobs are due',
      'ok second factors AUTH_SECRET opens 0 second factors',
      `ok mail server ${new URL(sink.url).host} answers`,
    ]);
  });

  it('says what to do about an unreachable mail server, and that the others are fine', async () => {
    useMailServer('smtp://127.0.0.1:9');
    const { code, said } = await operate('doctor');
    expect(code).toBe(1);
    expect(withoutBlanks(said)).toContain('failed mail server connect ECONNREFUSED 127.0.0.1:9. Check SMTP_URL');
    expect(said.match(/^ok/gm)).toHaveLength(6);
  });

  it('names missing migrations; other commands do nothing without them', async () => {
    const { rows } = await pool().query('SELECT * FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1');
    const { id, migration_name: name } = rows[0];
    await pool().query('UPDATE _prisma_migrations SET finished_at = NULL WHERE id = $1', [id]);
    try {
      const { code, said } = await operate('doctor');
      expect([code, withoutBlanks(said)]).toEqual([1, expect.stringContaining(`failed migrations Missing: ${name}.`)]);
      expect(said).not.toMatch(/job queue|second factors/);
      const refused = await operate('factor', 'reset', 'nobody@example.com');
      expect(refused).toMatchObject({
        code: 1,
        complaint: expect.stringContaining(`lacks ${name}. Run: node scripts`),
      });
    } finally {
      await pool().query('UPDATE _prisma_migrations SET finished_at = now() WHERE id = $1', [id]);
    }
  });

  it('sees jobs that no worker takes', async () => {
    await requestAccountMail(visitorCtx(), 'reset', { email: 'nobody@example.com' });
    expect(withoutBlanks((await operate('doctor')).said)).toContain('ok job queue 1 job is due');
    await pool().query("UPDATE pgboss.job SET start_after = now() - interval '20 minutes' WHERE state = 'created'");
    const { code, said } = await operate('doctor');
    expect(code).toBe(1);
    expect(withoutBlanks(said)).toContain(
      'failed job queue 1 job is due, the first for 20 minutes, and no worker takes them. Start a worker',
    );
    await pool().query('DELETE FROM pgboss.job');
  });
});

const call = promisify(execFile);
/** Runs the program as an operator does. */
const program = async (args: string[], settings: Record<string, string>) => {
  const env = { ...process.env, ...settings };
  return call(node24(), ['server/ops.ts', ...args], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
};

describe('the command-line program', () => {
  it('ends with 0 and prints only the words, whatever the log says', async () => {
    const { code, stdout, stderr } = await program(['doctor'], { LOG_LEVEL: 'debug' });
    expect([code, stderr, stdout.match(/^(ok|failed) /gm)]).toEqual([0, '', Array(7).fill('ok ')]);
  });

  it('ends with 1 if it refuses', async () => {
    const refused = await program(['factor', 'reset', 'nobody@example.com'], { LOG_LEVEL: 'debug' });
    const complaint = 'No one has an account with nobody@example.com.\n';
    expect(refused).toEqual({ code: 1, stdout: '', stderr: complaint });
  });

  it('names wrong settings', async () => {
    const settings = { APP_URL: 'nowhere', SMTP_URL: '' };
    expect(await program(['doctor'], settings)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'failed  settings: APP_URL must be an http or https address\nfailed  settings: SMTP_URL is not set\n',
    });
  });

  it('says that the database can’t be reached', async () => {
    const away = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing' };
    const [doctor, reset] = await Promise.all([
      program(['doctor'], away),
      program(['factor', 'reset', 'a@example.com'], away),
    ]);
    expect(withoutBlanks(doctor.stdout).split('\n').filter(Boolean)).toEqual([
      'ok settings complete',
      expect.stringContaining('failed database connect ECONNREFUSED 127.0.0.1:9. Check DATABASE_URL'),
      expect.stringContaining('ok mail server'),
    ]);
    expect(reset).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('can’t be reached: connect ECONNREFUSED'),
    });
  });

  it('prints help', async () => {
    const help = await program(['--help'], { DATABASE_URL: '' });
    expect(help).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Commands:\n {2}doctor .*Checks settings/),
    });
  });
});

it('wrong usage has its own exit code, and help is printed without a database', async () => {
  expect(await operate()).toMatchObject({ code: 2, said: '', complaint: expect.stringMatching(/^Commands:/) });
  expect(await operate('factor', 'reset', '--help')).toMatchObject({
    code: 0,
    said: expect.stringContaining('--dry-run'),
  });
  expect(await operate('doctor', 'who')).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('Usage: doctor'),
  });
  expect(await operate('docter')).toMatchObject({
    code: 2,
    complaint: expect.stringMatching(/^There’s no command “docter”\./),
  });
});
