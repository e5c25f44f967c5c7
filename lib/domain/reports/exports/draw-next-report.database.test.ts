import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { User } from '#/generated/prisma/client.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { drawNextReport } from '#/lib/domain/reports/exports/draw-next-report.ts';
import { sweepOldReports } from '#/lib/domain/reports/exports/export.service.ts';
import { exportReport } from '#/lib/domain/reports/exports/export-report.ts';
import { makeReport, sendReportMail } from '#/lib/domain/reports/queues.ts';
import type { ReportFlag } from '#/lib/domain/reports/reports.schema.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const now = '2026-03-18T15:00:00Z';
const at = (time: string) => jobCtx({ now: `2026-03-18T${time}:00Z` });

let ada: User;
let leaders: User[];
let eve: User;

openQueue();
beforeAll(async () => {
  ada = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
  const { companyId } = ada;
  leaders = await Promise.all([1, 2, 3].map(() => buildUser(prisma(), { companyId })));
  for (const { id: leaderId } of leaders) await buildTeam(prisma(), { companyId, leaderId });
  eve = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
}, 120_000);
afterEach(() => prisma().reportExport.deleteMany());

interface ExportOptions {
  flag: ReportFlag;
  users?: User[];
  time: string;
  /** Without this role, the export is over immediately, and nothing is drawn. */
  role?: RoleName;
}

/** Stores an export that someone has requested. */
async function createExport(
  by: User,
  { flag, users = [by], time, role = 'Team Leader' }: ExportOptions,
): Promise<string> {
  const { companyId, id: requesterId } = by;
  const options = { flag, users: users.map(({ id }) => id), period: '1w' as const };
  const createdAt = new Date(`2026-03-18T${time}:00Z`);
  const row = { companyId, requesterId, role, flag, wanted: options, totalCount: users.length, createdAt };
  return (await prisma().reportExport.create({ data: row })).id;
}

const stateOf = (id: string) => prisma().reportExport.findUniqueOrThrow({ where: { id } });
const over = (...ids: string[]) =>
  Promise.all(ids.map(async (id) => ['done', 'failed'].includes((await stateOf(id)).status)));

describe('the next export', () => {
  it('is a file before an email, then that of the company whose turn was longest ago', async () => {
    const mails = await createExport(ada, { flag: 'send', time: '14:00' });
    const [first, second] = [
      await createExport(ada, { flag: 'download', time: '14:01' }),
      await createExport(ada, { flag: 'download', time: '14:02' }),
    ];
    const other = await createExport(eve, { flag: 'download', time: '14:03' });
    const order = [first, other, second, mails];
    const before = (await waitingIn(makeReport)).length;
    for (let turn = 1; turn <= 4; turn++) {
      await drawNextReport(at(`15:0${turn}`));
      expect(await over(...order)).toEqual(order.map((_, place) => place < turn));
    }
    expect(await waitingIn(makeReport)).toHaveLength(before + 4);
    await drawNextReport(at('15:05'));
    expect(await waitingIn(makeReport)).toHaveLength(before + 4);
  });

  it('isn’t of a company whose export another process is making', async () => {
    const heldExport = await createExport(ada, { flag: 'download', time: '14:00' });
    const free = await createExport(eve, { flag: 'send', time: '14:01' });
    const other = await pool().connect();
    await other.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`reports/${ada.companyId}`]);
    await drawNextReport(at('15:00'));
    await drawNextReport(at('15:01'));
    expect(await over(heldExport, free)).toEqual([false, true]);
    other.release(true);
    await expect.poll(() => drawNextReport(at('15:02')).then(() => over(heldExport))).toEqual([true]);
  });

  it('is the file that someone waits for, in the middle of a send, which continues afterwards', async () => {
    const mails = await createExport(ada, { flag: 'send', users: leaders, time: '14:00', role: 'Administrator' });
    const work = drawNextReport(at('15:00'));
    await expect.poll(() => prisma().reportMail.count(), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
    const file = await createExport(eve, { flag: 'download', time: '15:00' });
    await work;
    expect(await stateOf(mails)).toMatchObject({ status: 'working' });
    await drawNextReport(at('15:01'));
    expect(await over(file, mails)).toEqual([true, false]);
    await drawNextReport(at('15:02'));
    expect(await stateOf(mails)).toMatchObject({ status: 'done', doneCount: leaders.length });
  }, 60_000);
});

describe('the time limit of an export', () => {
  it('counts from when it’s taken up, and is a day if it never is', async () => {
    const waiting = await createExport(ada, { flag: 'send', time: '12:00' });
    const working = await createExport(eve, { flag: 'send', time: '12:00' });
    const startedAt = new Date('2026-03-18T14:30:00Z');
    await prisma().reportExport.update({ where: { id: working }, data: { status: 'working', startedAt } });
    await sweepOldReports(at('15:20'));
    expect([(await stateOf(waiting)).status, (await stateOf(working)).status]).toEqual(['waiting', 'working']);
    await sweepOldReports(at('15:31'));
    expect([(await stateOf(waiting)).status, (await stateOf(working)).status]).toEqual(['waiting', 'failed']);
    await sweepOldReports(jobCtx({ now: '2026-03-19T12:01:00Z' }));
    expect((await stateOf(waiting)).status).toBe('failed');
  });

  it('triggers waiting exports, because their job may have been lost', async () => {
    await createExport(ada, { flag: 'send', time: '14:59' });
    const before = (await waitingIn(makeReport)).length;
    await sweepOldReports(at('15:00'));
    expect(await waitingIn(makeReport)).toHaveLength(before + 1);
  });
});

it('a send that failed halfway continues under its old id, and no one gets a second email', async () => {
  const ctx = await userCtx(ada, { now });
  const request = { flag: 'send' as const, users: leaders.slice(0, 2).map(({ id }) => id), period: '1w' as const };
  const { id: exportId } = await exportReport(ctx, request);
  const [first, second] = leaders as [User, User];
  await prisma().reportMail.create({ data: { exportId, userId: first.id, scopes: [], settledAt: new Date(now) } });
  const failed = { status: 'failed', doneCount: 1, finishedAt: new Date(now) };
  await prisma().reportExport.update({ where: { id: exportId }, data: failed });
  expect(await exportReport(ctx, request)).toMatchObject({ id: exportId, status: 'waiting', doneCount: 1 });
  await drawReport(jobCtx({ now }), { exportId });
  expect(await stateOf(exportId)).toMatchObject({ status: 'done', doneCount: 2 });
  const mails = (await waitingIn(sendReportMail)).filter((mail) => String(mail.exportId) === exportId);
  expect(mails.map(({ userId }) => userId)).toEqual([second.id]);
});
