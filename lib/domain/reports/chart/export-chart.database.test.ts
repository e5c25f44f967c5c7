import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import { asUser, openReportScene, refusalOf, reportJob } from '#/e2e/support/scenes/report-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { chartExportLimit } from '#/lib/domain/chart/constants.ts';
import { exportChart, fetchChart } from '#/lib/domain/reports/chart/chart-report.service.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { mailReport } from '#/lib/domain/reports/mails/mail-report.ts';
import { sendReportMail } from '#/lib/domain/reports/queues.ts';
import { listChartRecipients } from '#/lib/domain/reports/recipients/list-chart-recipients.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const scene = openReportScene();

type Request = Partial<Parameters<typeof exportChart>[1]>;
const ask = async (user: User, request: Request = {}) =>
  exportChart(await asUser(user), { type: 'download', layout: 'paged', ...request });
const draw = async (exportId: string) => {
  await drawReport(reportJob(), { exportId });
  return exportId;
};
const textOf = ({ buffer }: { buffer: string | null }) => pdfText(Buffer.from(buffer ?? '', 'base64'));

beforeEach(async () => {
  await prisma().reportExport.deleteMany();
  await pool().query('DELETE FROM rate_limits');
});

describe('a chart to download', () => {
  it.each(['paged', 'sheet'] as const)('is a %s PDF with searchable text', async (layout) => {
    await buildMember(prisma(), { team: scene.otherTeam, user: { firstName: 'Ünal', lastName: 'Щукин' } });
    const { administrator } = scene;
    const { id, status, message } = await ask(administrator, { layout });
    expect([status, message]).toEqual(['waiting', expect.stringContaining('chart-export.states.working')]);
    const done = await fetchChart(await asUser(administrator), await draw(id));
    expect(done).toMatchObject({ status: 'done', type: 'download', doneCount: 1, totalCount: 1 });
    expect(done.message).toContain('specification.reports.downloaded');
    expect(done.fileName).toMatch(/^unboXt-organisation-chart-.*-2026-03-18\.pdf$/);
    const text = textOf(done);
    for (const name of ['Ada Boss', 'Dee Head', 'Tom Lead', 'Ünal', 'Щукин', scene.otherTeam.name])
      expect(text).toContain(name);
  });

  it('is of their own departments for their leaders, whatever is requested', async () => {
    const { departmentLeader, otherTeam, department } = scene;
    const { id } = await ask(departmentLeader);
    const text = textOf(await fetchChart(await asUser(departmentLeader), await draw(id)));
    expect(text).toContain('Tom Lead');
    expect(text).not.toContain('Ada Boss');
    expect(text).not.toContain(otherTeam.name);
    expect(await refusalOf(ask(departmentLeader, { teamId: otherTeam.id }))).toBe('forbidden');
    expect(await refusalOf(ask(departmentLeader, { departmentId: department.id + 500 }))).toBe('not_found');
  });

  it('is no one else’s, isn’t a report, and is deleted with the right to it', async () => {
    const { departmentLeader, administrator, department } = scene;
    const id = await draw((await ask(departmentLeader)).id);
    expect(await refusalOf(fetchChart(await asUser(administrator), id))).toBe('not_found');
    const leader = await asUser(departmentLeader);
    expect(await refusalOf(fetchReport(leader, id))).toBe('not_found');
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: null } });
    expect(await refusalOf(fetchChart(leader, id))).toBe('not_found');
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: departmentLeader.id } });
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
  });

  it('fails if the right is lost before it’s drawn', async () => {
    const { departmentLeader, department } = scene;
    const { id } = await ask(departmentLeader, { departmentId: department.id });
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: null } });
    await draw(id);
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: departmentLeader.id } });
    const failed = await fetchChart(await asUser(departmentLeader), id);
    expect(failed).toMatchObject({ status: 'failed', buffer: null });
  });

  it('that was drawn before a change isn’t returned again', async () => {
    const { administrator, department } = scene;
    const { companyId } = administrator;
    const invitation = await buildInvitation(prisma(), { companyId, kind: 'team_leader' });
    const first = await draw((await ask(administrator)).id);
    expect((await ask(administrator)).id).toBe(first);
    const changes: (() => Promise<unknown>)[] = [
      () => prisma().department.update({ where: { id: department.id }, data: { name: `${department.name} II` } }),
      () => prisma().user.update({ where: { id: administrator.id }, data: { lastName: 'Bossy' } }),
      () => buildMember(prisma(), { team: scene.otherTeam }),
      () => prisma().invitation.update({ where: { id: invitation.id }, data: { email: 'right@example.com' } }),
    ];
    for (const change of changes) {
      const before = await draw((await ask(administrator)).id);
      await change();
      expect((await ask(administrator)).id).not.toBe(before);
    }
    await prisma().invitation.delete({ where: { id: invitation.id } });
    await prisma().user.update({ where: { id: administrator.id }, data: { lastName: 'Boss' } });
    await prisma().department.update({ where: { id: department.id }, data: { name: department.name } });
  }, 30_000);

  it('is the same for the same request, and limited to thirty an hour', async () => {
    const { administrator, department, team } = scene;
    const requests: Request[] = [{}, { layout: 'sheet' }, { departmentId: department.id }, { team: team.id }];
    const first = await Promise.all(requests.map((request) => ask(administrator, request)));
    const again = await Promise.all(requests.map((request) => ask(administrator, { ...request, flag: 'download' })));
    expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(new Set(first.map(({ id }) => id)).size).toBe(requests.length);
    for (let count = first.length; count < chartExportLimit.points; count += 1) {
      await prisma().reportExport.deleteMany();
      await ask(administrator);
    }
    await prisma().reportExport.deleteMany();
    expect(await refusalOf(ask(administrator))).toBe('too_many_requests');
  }, 30_000);
});

describe('a chart to send', () => {
  let mails: ParsedMail[] = [];
  beforeEach(() => {
    mails = [];
  });
  /** Composes like a real server, and keeps the message. */
  singleton('mail.transport', (): Transporter => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const send = transport.sendMail.bind(transport);
    transport.sendMail = async (data: Parameters<typeof send>[0]) => {
      const info = await send(data);
      mails.push(await simpleParser(info.message as Buffer));
      return info;
    };
    return transport;
  });

  const mail = async (exportId: string) => {
    for (const { userId } of await prisma().reportMail.findMany({ where: { exportId } }))
      await mailReport(reportJob(), { exportId, userId });
  };

  it('is sent to oneself, or to people who may see all of it, with the file, once', async () => {
    const { administrator, departmentLeader, department } = scene;
    const to = [administrator.id, departmentLeader.id];
    const { id } = await ask(administrator, { type: 'send', departmentId: department.id, to });
    await draw(id);
    expect((await waitingIn(sendReportMail)).filter((job) => String(job.exportId) === id)).toHaveLength(2);
    await mail(id);
    await mail(id);
    expect(mails.map((one) => (Array.isArray(one.to) ? one.to : [one.to])[0]?.text)).toEqual([
      expect.stringContaining(administrator.email),
      expect.stringContaining(departmentLeader.email),
    ]);
    const [own, other] = mails;
    expect(own?.subject).toBe(`Organisation chart of ${department.name}`);
    expect([own?.text, other?.text]).toEqual([
      expect.stringContaining('You asked for'),
      expect.stringContaining('Ada Boss sent you'),
    ]);
    expect(other?.html).toContain('/departmentManagement?view=chart');
    expect(pdfText(own?.attachments[0]?.content ?? Buffer.from(''))).toContain('Tom Lead');
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
    const entry = await prisma().auditEntry.findFirst({ where: { action: 'chart.export', subject: `chart:${id}` } });
    expect(entry?.details).toMatchObject({ flag: 'send', people: 2 });
  });

  it('isn’t sent to people who may not see all of it', async () => {
    const { administrator, departmentLeader, teamLeader, department } = scene;
    const refused = (user: User, request: Request) => refusalOf(ask(user, { type: 'send', ...request }));
    expect(await refused(administrator, { to: [departmentLeader.id] })).toBe('forbidden');
    expect(await refused(administrator, { to: [teamLeader.id], departmentId: department.id })).toBe('forbidden');
    expect(await refused(administrator, { to: [2_000_000_000] })).toBe('not_found');
    // People that the Department Leader's own chart doesn't show.
    expect(await refused(departmentLeader, { to: [administrator.id] })).toBe('forbidden');
    const users = async (user: User, departmentId?: number) =>
      (await listChartRecipients(await asUser(user), { departmentId, search: '' })).users.map(({ id }) => id);
    expect(await users(administrator)).toEqual([administrator.id]);
    expect(await users(administrator, department.id)).toEqual([administrator.id, departmentLeader.id]);
    expect(await users(departmentLeader)).toEqual([departmentLeader.id]);
  });

  it('isn’t sent if the recipient’s or the sender’s right is lost meanwhile', async () => {
    const { administrator, departmentLeader, department } = scene;
    const { id } = await ask(administrator, { type: 'send', departmentId: department.id, to: [departmentLeader.id] });
    await draw(id);
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: null } });
    await mail(id);
    const own = await ask(administrator, { type: 'send' });
    await draw(own.id);
    await prisma().administrator.delete({ where: { userId: administrator.id } });
    await mail(own.id);
    await prisma().administrator.create({ data: { userId: administrator.id, companyId: administrator.companyId } });
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: departmentLeader.id } });
    expect(mails).toEqual([]);
    expect(await prisma().reportMail.count({ where: { settledAt: null } })).toBe(0);
  });
});
