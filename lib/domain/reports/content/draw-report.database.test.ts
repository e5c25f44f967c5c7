import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import { asUser, openReportScene, reportJob, reportNow } from '#/e2e/support/scenes/report-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { REPORT_ATTEMPTS_MAX, RESUME_MS, reportMessages, reportStates } from '#/lib/domain/reports/constants.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { drawNextReport } from '#/lib/domain/reports/exports/draw-next-report.ts';
import { exportReport } from '#/lib/domain/reports/exports/export-report.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { sendReportMail } from '#/lib/domain/reports/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';

const logged: unknown[] = [];
singleton('log', () =>
  pino({ level: 'warn', base: null, timestamp: false }, { write: (line) => logged.push(JSON.parse(line)) }),
);

const scene = openReportScene();
afterEach(() => prisma().reportExport.deleteMany());

const optionsFor = (...users: User[]) => ({
  flag: 'send' as const,
  users: users.map(({ id }) => id),
  period: '1w' as const,
});
const stateOf = (id: string) => prisma().reportExport.findUniqueOrThrow({ where: { id } });

/** The people who still wait for an email of this export. */
async function mailed(id: string): Promise<(number | undefined)[]> {
  return (await waitingIn(sendReportMail))
    .filter(({ exportId }) => String(exportId) === id)
    .map(({ userId }) => userId);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'draw-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a module with this code. */
function moduleOf(code: string): URL {
  const file = path.join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file);
}

const diskIsFull = "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'";
const pageIsBroken = "RAISE EXCEPTION 'invalid page in block 0' USING ERRCODE = 'data_corrupted'";
const connectionIsLost = 'PERFORM pg_terminate_backend(pg_backend_pid())';

/** Runs some work while the database has trouble whenever it stores a finished report of one person. */
async function whenStoring(userId: number, trouble: string, work: () => Promise<unknown>): Promise<void> {
  await pool().query(`
    CREATE FUNCTION trouble() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${trouble}; RETURN NEW; END $$;
    CREATE TRIGGER trouble BEFORE INSERT ON report_mails FOR EACH ROW WHEN (NEW.user_id = ${userId})
      EXECUTE FUNCTION trouble();`);
  try {
    await work();
  } finally {
    await pool().query('DROP FUNCTION trouble CASCADE');
  }
}

describe('sending several reports', () => {
  it('continues where a killed worker stopped, and no one gets two emails', async () => {
    const { administrator, teamLeader, otherLeader } = scene;
    const { id } = await exportReport(await asUser(administrator), optionsFor(teamLeader, otherLeader));
    // What a worker leaves that dies between the first report and the second.
    const first = { exportId: id, userId: teamLeader.id, scopes: [], settledAt: new Date() };
    await prisma().reportMail.create({ data: first });
    await prisma().reportExport.update({ where: { id }, data: { status: 'working', doneCount: 1 } });
    await drawNextReport(reportJob());
    expect(await stateOf(id)).toMatchObject({ status: 'done', doneCount: 2, totalCount: 2 });
    expect(await mailed(id)).toEqual([otherLeader.id]);
  });

  it('is given up after three workers have died without a report in between', async () => {
    const { administrator, teamLeader } = scene;
    const { id } = await exportReport(await asUser(administrator), optionsFor(teamLeader));
    const ended = { status: 'working', attempts: REPORT_ATTEMPTS_MAX };
    await prisma().reportExport.update({ where: { id }, data: ended });
    await drawNextReport(reportJob());
    expect(await stateOf(id)).toMatchObject({ status: 'failed', doneCount: 0 });
    expect(await exportReport(await asUser(administrator), optionsFor(teamLeader))).toMatchObject({
      id,
      status: 'failed',
    });
    const hourAgo = new Date(Date.parse(reportNow) - RESUME_MS);
    await prisma().reportExport.update({ where: { id }, data: { finishedAt: hourAgo } });
    const anew = await exportReport(await asUser(administrator), optionsFor(teamLeader));
    expect(anew).toMatchObject({ id: expect.not.stringMatching(id), status: 'waiting' });
    await drawNextReport(reportJob());
    expect(await stateOf(anew.id)).toMatchObject({ status: 'done', doneCount: 1, attempts: 0 });
  });

  it('fails in the middle if the database is broken, and a repeated request emails the rest', async () => {
    const { administrator, teamLeader, otherLeader } = scene;
    const ctx = await asUser(administrator);
    const { id } = await exportReport(ctx, optionsFor(teamLeader, otherLeader));
    await whenStoring(teamLeader.id, pageIsBroken, () => drawReport(reportJob(), { exportId: id }));
    expect(await fetchReport(ctx, id)).toMatchObject({
      status: 'failed',
      doneCount: 1,
      totalCount: 2,
      message: reportStates.failed,
    });
    expect(await exportReport(ctx, optionsFor(teamLeader, otherLeader))).toMatchObject({ id, status: 'waiting' });
    await drawReport(reportJob(), { exportId: id });
    expect(await fetchReport(ctx, id)).toMatchObject({ status: 'done', doneCount: 2, message: reportMessages.send });
    expect(await mailed(id)).toHaveLength(2);
    expect(new Set(await mailed(id))).toEqual(new Set([teamLeader.id, otherLeader.id]));
  });

  it.each([
    ['away for a moment', connectionIsLost, 'terminating connection'],
    ['out of disk space', diskIsFull, 'could not extend file'],
  ])('continues automatically if the database was %s', async (_title, fault, reason) => {
    const { administrator, teamLeader, otherLeader } = scene;
    const { id } = await exportReport(await asUser(administrator), optionsFor(teamLeader, otherLeader));
    await whenStoring(teamLeader.id, fault, () => expect(drawNextReport(reportJob())).rejects.toThrow(reason));
    expect(await stateOf(id)).toMatchObject({ status: 'working', finishedAt: null });
    await drawNextReport(reportJob());
    expect(await stateOf(id)).toMatchObject({ status: 'done', doneCount: 2 });
    expect(new Set(await mailed(id))).toEqual(new Set([teamLeader.id, otherLeader.id]));
  });

  it('that two people request in parallel is one of each, drawn one after the other', async () => {
    const { administrator, teamLeader } = scene;
    const [boss, leader] = [await asUser(administrator), await asUser(teamLeader)];
    const [ofBoss, ofLeader] = await Promise.all([
      exportReport(boss, optionsFor(teamLeader)),
      exportReport(leader, optionsFor(teamLeader)),
    ]);
    expect(ofBoss.id).not.toBe(ofLeader.id);
    await Promise.all([drawNextReport(reportJob()), drawNextReport(reportJob())]);
    const over = async () => [(await stateOf(ofBoss.id)).status, (await stateOf(ofLeader.id)).status];
    // The second worker found the company locked; its job comes again.
    if ((await over()).includes('waiting')) await drawNextReport(reportJob());
    expect(await over()).toEqual(['done', 'done']);
    expect([await mailed(ofBoss.id), await mailed(ofLeader.id)]).toEqual([[teamLeader.id], [teamLeader.id]]);
  });
});

it('a report that needs bracketed names is drawn, and logged without a name', async () => {
  const { id: exportId } = await exportReport(await asUser(scene.teamLeader), optionsFor(scene.teamLeader));
  const answer = "{ result: { pdf: new Uint8Array([37]), fault: 'RangeError at layout' } }";
  logged.length = 0;
  await drawReport(reportJob(), {
    exportId,
    module: moduleOf(`process.on('message', () => process.send(${answer}));`),
  });
  expect(await stateOf(exportId)).toMatchObject({ status: 'done', doneCount: 1 });
  const error = 'RangeError at layout';
  expect(logged).toEqual([{ level: 40, exportId, error, msg: 'report drawn with names in brackets' }]);
});

it('an export that has ended starts no process', async () => {
  const { id: exportId } = await exportReport(await asUser(scene.administrator), optionsFor(scene.teamLeader));
  const broken = moduleOf('process.exit(1)');
  for (const status of ['done', 'failed']) {
    await prisma().reportExport.update({ where: { id: exportId }, data: { status } });
    await drawReport(reportJob(), { exportId, module: broken });
    expect(await stateOf(exportId)).toMatchObject({ status, attempts: 0 });
  }
  await prisma().reportExport.update({ where: { id: exportId }, data: { status: 'waiting' } });
  await drawReport(reportJob(), { exportId, module: broken });
  expect(await stateOf(exportId)).toMatchObject({ status: 'failed', attempts: 1 });
});

it('programs of the company are notified of a finished report, by its id only, and of no failed one', async () => {
  const { administrator, teamLeader, company } = scene;
  await buildWebhook(prisma(), { companyId: company.id }, { types: ['report.ready'] });
  const deliveries = async () => {
    const rows = await prisma().webhookDelivery.findMany({ where: { companyId: company.id } });
    return rows.map(({ type, data }) => [type, data]);
  };
  const { id } = await exportReport(await asUser(administrator), optionsFor(teamLeader));
  await prisma().reportExport.update({ where: { id }, data: { attempts: REPORT_ATTEMPTS_MAX, status: 'working' } });
  await drawNextReport(reportJob());
  expect(await deliveries()).toEqual([]);
  await prisma().reportExport.update({ where: { id }, data: { attempts: 0, status: 'waiting' } });
  await drawNextReport(reportJob());
  expect(await stateOf(id)).toMatchObject({ status: 'done' });
  expect(await deliveries()).toEqual([['report.ready', { reportId: id }]]);
});
