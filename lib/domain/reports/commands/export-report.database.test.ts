import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { pdfText } from '#/e2e/support/pdf-text.ts';
import { startQueue, waitingIn } from '#/e2e/support/queue.ts';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { addDays, weekday } from '#/lib/domain/calendar/local-date.ts';
import { releaseCompany } from '#/lib/domain/dashboards/commands/release-company.ts';
import { getCompanyDashboard } from '#/lib/domain/dashboards/queries/get-company-dashboard.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { drawReport } from '#/lib/domain/reports/commands/draw-report.ts';
import { exportReport } from '#/lib/domain/reports/commands/export-report.ts';
import { fetchReport } from '#/lib/domain/reports/commands/fetch-report.ts';
import { mailReport } from '#/lib/domain/reports/commands/mail-report.ts';
import { sweepOldReports } from '#/lib/domain/reports/commands/sweep-reports.ts';
import { reportLimit } from '#/lib/domain/reports/constants.ts';
import { whole } from '#/lib/domain/reports/pages/figure-words.ts';
import { getReportData } from '#/lib/domain/reports/queries/get-report-data.ts';
import { readReport } from '#/lib/domain/reports/queries/read-report.ts';
import { findTeamRow, readTeamRows } from '#/lib/domain/reports/queries/read-team-rows.ts';
import { makeReport, sendReportMail } from '#/lib/domain/reports/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { stopJobs } from '#/lib/platform/jobs.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const TODAY = '2026-03-18';
const now = `${TODAY}T15:00:00Z`;

let company: Company;
let administrator: User;
let departmentLeader: User;
let teamLeader: User;
let otherLeader: User;
let department: Department;
let team: Team;
let otherTeam: Team;
let sent: { to: string; mail: ParsedMail }[] = [];

/** Composes as for a real server, and keeps the message. */
singleton('mail.transport', (): Transporter => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send = transport.sendMail.bind(transport);
  transport.sendMail = async (data: Parameters<typeof send>[0]) => {
    const info = await send(data);
    sent.push({ to: [info.envelope.to].flat().join(), mail: await simpleParser(info.message as Buffer) });
    return info;
  };
  return transport;
});

beforeAll(async () => {
  await testDatabase();
  await startQueue();
  const db = prisma();
  company = await buildCompany(db, { createdAt: new Date('2026-02-01T00:00:00Z') });
  const companyId = company.id;
  administrator = await buildAdministrator(db, { companyId, firstName: 'Ada', lastName: 'Boss' });
  departmentLeader = await buildUser(db, { companyId, firstName: 'Dee', lastName: 'Head' });
  teamLeader = await buildUser(db, { companyId, firstName: 'Tom', lastName: 'Lead' });
  otherLeader = await buildUser(db, { companyId, firstName: 'Oli', lastName: 'Lead' });
  department = await buildDepartment(db, { companyId, leaderId: departmentLeader.id });
  team = await buildTeam(db, { companyId, departmentId: department.id, leaderId: teamLeader.id });
  otherTeam = await buildTeam(db, { companyId, leaderId: otherLeader.id });
  await fill(team, 6);
  await fill(otherTeam, 7);
  const client = await pool().connect();
  await client.query('BEGIN');
  await releaseCompany(client, { companyId, now: new Date(now) });
  await client.query('COMMIT');
  client.release();
}, 120_000);
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(() => {
  sent = [];
});

/** Five weeks of working days that everybody answers. */
async function fill(of: Team, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const member = await buildMember(prisma(), { team: of, user: { lastName: `Secret${at}` } });
    for (let date = '2026-02-09'; date < TODAY; date = addDays(date, 1)) {
      if (weekday(date) > 5) continue;
      const checkIn = await buildCheckIn(prisma(), { team: of, userId: member.id, localDate: date });
      await buildAnswer(prisma(), { checkIn, productivity: 50 + 5 * at, motivation: 40 + 3 * at });
    }
  }
}

const as = (user: User, role?: UserCtx['actor']['role']) => userCtx(user, { now, ...(role ? { role } : {}) });
const job = () => jobCtx({ now });
const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  return isProblem(error) ? error.code : error;
};
const listed = async (ctx: UserCtx, search = '') => {
  const { users } = await getReportData(ctx, { search, page: 1 });
  return users.map(({ id, scopes }) => [id, ...scopes.map(({ kind, id: scope }) => `${kind} ${scope}`)]);
};

/** Asks for a report as a file, has it drawn, and reads it. */
async function download(ctx: UserCtx, ...users: User[]): Promise<string> {
  const asked = { flag: 'download' as const, users: users.map(({ id }) => id), period: '1m' as const };
  const [first] = await Promise.all([exportReport(ctx, asked), drawWhenAsked(ctx)]);
  // On a busy machine the answer goes out before the file is there.
  const answer = first.status === 'done' ? first : await fetchReport(ctx, first.id);
  expect(answer).toMatchObject({ status: 'done', message: 'Successful file download' });
  expect(answer.fileName).toMatch(/^unboXt-report-.*-2026-03-18\.pdf$/);
  return pdfText(Buffer.from(answer.buffer ?? '', 'base64')).replaceAll(' \n', ' ');
}

async function drawWhenAsked(ctx: UserCtx): Promise<void> {
  const open = { requesterId: ctx.actor.userId, status: 'waiting' };
  for (;;) {
    const found = await prisma().reportExport.findFirst({ where: open });
    if (found) return drawReport(job(), { exportId: found.id });
  }
}

describe('the people for whom a report can be made', () => {
  it('are, for an Administrator, all who lead, oneself first', async () => {
    expect(await listed(await as(administrator))).toEqual([
      [administrator.id, `company ${company.id}`],
      [departmentLeader.id, `department ${department.id}`],
      [otherLeader.id, `team ${otherTeam.id}`],
      [teamLeader.id, `team ${team.id}`],
    ]);
  });

  it('are, for a Department Leader, oneself and the team leaders of the department', async () => {
    expect(await listed(await as(departmentLeader))).toEqual([
      [departmentLeader.id, `department ${department.id}`],
      [teamLeader.id, `team ${team.id}`],
    ]);
  });

  it('are, for a Team Leader, oneself', async () => {
    expect(await listed(await as(teamLeader))).toEqual([[teamLeader.id, `team ${team.id}`]]);
  });

  it('are found by name', async () => {
    expect(await listed(await as(administrator), 'oli l')).toEqual([[otherLeader.id, `team ${otherTeam.id}`]]);
  });
});

describe('what a report holds', () => {
  it('is, figure by figure, what the dashboards answer to the same person', async () => {
    const ctx = await as(administrator);
    const scopes = [
      { kind: 'company' as const, id: company.id, name: company.name },
      { kind: 'team' as const, id: team.id, name: team.name },
    ];
    const { chapters } = await readReport(ctx, { scopes, period: '1m' });
    expect(chapters).toEqual([
      {
        kind: 'group',
        scope: scopes[0],
        dashboard: await getCompanyDashboard(ctx, { period: '1m', departmentId: 0 }),
        ...(await readTeamRows(ctx, { period: '1m', departmentId: 0 })),
      },
      { kind: 'team', scope: scopes[1], ...(await findTeamRow(ctx, scopes[1] as (typeof scopes)[1], '1m')) },
    ]);
    expect(chapters[0]).toMatchObject({ dashboard: { performance: { avg: expect.any(Number) } } });
  });

  it('shows an Administrator a team as it is published, and nobody’s name but its leader’s', async () => {
    const ctx = await as(administrator);
    const text = await download(ctx, teamLeader);
    const { row } = await findTeamRow(ctx, { kind: 'team', id: team.id, name: team.name }, '1m');
    expect(row.productivity.avg).not.toBeNull();
    expect(text.split('\n')).toContain(whole(row.productivity.avg));
    expect(text).toContain(`From ${row.productivity.personsBand} people`);
    expect(text).toContain('led by Tom Lead');
    expect(text).not.toContain('Secret');
  });

  it('shows a Team Leader the own team as its members see it, and no names', async () => {
    const text = await download(await as(teamLeader), teamLeader);
    const member = await prisma().user.findFirstOrThrow({ where: { memberships: { some: { teamId: team.id } } } });
    const ctx = await as(member, 'Member');
    const { productivity } = await getTeamDashboard(ctx, { id: team.id, period: '1m', member: 0 });
    expect(productivity.avg).not.toBeNull();
    expect(text.split('\n')).toContain(whole(productivity.avg));
    expect(text).toContain('From 5–9 people');
    expect(text).toContain('As of 16 March 2026.');
    expect(text).not.toContain('Secret');
  });

  it('holds no figure of a team in which two people answer, for its own leader either', async () => {
    const leader = await buildUser(prisma(), { companyId: company.id });
    const pair = await buildTeam(prisma(), { companyId: company.id, leaderId: leader.id });
    await fill(pair, 2);
    const text = await download(await as(leader), leader);
    expect(text.split('\n').filter((line) => line.trim() === 'Fewer than 3 people answered')).toHaveLength(3);
    expect(text).not.toMatch(/From |of 100/);
  });
});

describe('asking', () => {
  const asked = (...users: User[]) => ({
    flag: 'send' as const,
    users: users.map(({ id }) => id),
    period: '1m' as const,
  });

  it('is refused for those whom one does not lead, and unknown for those of other companies', async () => {
    const stranger = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    expect(await refusal(exportReport(await as(departmentLeader), asked(otherLeader)))).toBe('forbidden');
    expect(await refusal(exportReport(await as(teamLeader), asked(administrator)))).toBe('forbidden');
    expect(await refusal(exportReport(await as(administrator), asked(stranger)))).toBe('not_found');
  });

  it('twice at once is one report, and one row in the activity', async () => {
    const ctx = await as(departmentLeader);
    const before = (await waitingIn(makeReport)).length;
    const answers = await Promise.all([1, 2, 3].map(() => exportReport(ctx, asked(departmentLeader))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await waitingIn(makeReport)).toHaveLength(before + 1);
    const audit = { companyId: company.id, action: 'report.export', subject: `report:${answers[0]?.id}` };
    expect(await prisma().auditEntry.count({ where: audit })).toBe(1);
  });

  it('mails each person the report about what they lead, once and under one Message-ID', async () => {
    const answer = await exportReport(await as(administrator), asked(administrator, teamLeader));
    expect(answer).toMatchObject({ status: 'waiting', totalCount: 2, message: 'New report was sent', buffer: null });
    const { id: exportId } = answer;
    await drawReport(job(), { exportId });
    await drawReport(job(), { exportId });
    expect(await fetchReport(await as(administrator), exportId)).toMatchObject({ status: 'done', doneCount: 2 });
    const mails = (await waitingIn(sendReportMail)).filter((mail) => String(mail.exportId) === exportId);
    expect(mails).toHaveLength(2);
    for (const { userId = 0 } of [...mails, ...mails]) await mailReport(job(), { exportId, userId });
    expect(sent.map(({ to }) => to).toSorted()).toEqual([administrator.email, teamLeader.email].toSorted());
    const toLeader = sent.find(({ to }) => to === teamLeader.email)?.mail;
    expect(toLeader?.messageId).toBe(`<report.${exportId}.${teamLeader.id}@localhost>`);
    const [pdf] = toLeader?.attachments ?? [];
    expect(pdf).toMatchObject({ contentType: 'application/pdf' });
    const text = pdfText(pdf?.content ?? Buffer.alloc(0));
    expect(text).toContain(team.name);
    expect(text).not.toContain(otherTeam.name);
    expect(await prisma().reportMail.count({ where: { exportId, content: { not: null } } })).toBe(0);
  });

  it('costs a point for each person, and one that is refused none', async () => {
    const ctx = await as(await buildAdministrator(prisma(), { companyId: company.id }));
    await takePoint(reportLimit, String(ctx.actor.userId), reportLimit.points - 2);
    const three = asked(administrator, teamLeader, otherLeader);
    expect(await refusal(exportReport(ctx, three))).toBe('too_many_requests');
    expect(await exportReport(ctx, asked(teamLeader, otherLeader))).toMatchObject({ status: 'waiting' });
    expect(await exportReport(ctx, asked(teamLeader, otherLeader))).toMatchObject({ status: 'waiting' });
    expect(await refusal(exportReport(ctx, asked(teamLeader)))).toBe('too_many_requests');
  });

  it('mails nobody who has lost the right since, and nothing for one who asked and has lost it', async () => {
    const ctx = await as(administrator);
    const { id: exportId } = await exportReport(ctx, asked(departmentLeader, otherLeader));
    await drawReport(job(), { exportId });
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: administrator.id } });
    await mailReport(job(), { exportId, userId: departmentLeader.id });
    await prisma().department.update({ where: { id: department.id }, data: { leaderId: departmentLeader.id } });
    await prisma().administrator.delete({ where: { userId: administrator.id } });
    await mailReport(job(), { exportId, userId: otherLeader.id });
    await prisma().administrator.create({ data: { companyId: company.id, userId: administrator.id } });
    expect(sent).toEqual([]);
    expect(await prisma().reportMail.count({ where: { exportId, settledAt: null } })).toBe(0);
  });
});

describe('a finished file', () => {
  const asked = () => ({ flag: 'download' as const, users: [otherLeader.id], period: '1w' as const });

  async function finished(): Promise<string> {
    const ctx = await as(otherLeader);
    const data = { companyId: company.id, requesterId: ctx.actor.userId, role: ctx.actor.role, wanted: asked() };
    const scopes = [{ kind: 'team', id: otherTeam.id, name: otherTeam.name }];
    const file = { status: 'done', scopes, fileName: 'report.pdf', content: Buffer.from('%PDF') };
    const row = { ...data, ...file, flag: 'download', totalCount: 1, createdAt: new Date(now) };
    return (await prisma().reportExport.create({ data: row })).id;
  }

  it('is handed over once, to the person who asked in the role they asked in', async () => {
    const id = await finished();
    expect(await refusal(fetchReport(await as(administrator), id))).toBe('not_found');
    expect(await fetchReport(await as(otherLeader), id)).toMatchObject({ buffer: expect.any(String) });
    expect(await fetchReport(await as(otherLeader), id)).toMatchObject({ status: 'done', buffer: null, message: null });
  });

  it('is not handed over, and goes, when the person who asked does not lead it any more', async () => {
    const id = await finished();
    const kept = await buildTeam(prisma(), { companyId: company.id, leaderId: otherLeader.id });
    await prisma().team.update({ where: { id: otherTeam.id }, data: { leaderId: teamLeader.id } });
    expect(await refusal(fetchReport(await as(otherLeader), id))).toBe('not_found');
    await prisma().team.update({ where: { id: otherTeam.id }, data: { leaderId: otherLeader.id } });
    await prisma().team.delete({ where: { id: kept.id } });
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
  });

  it('goes after a day when nobody fetches it', async () => {
    const id = await finished();
    await sweepOldReports(jobCtx({ now: '2026-03-19T14:59:00Z' }));
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(1);
    await sweepOldReports(jobCtx({ now: '2026-03-19T15:01:00Z' }));
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
    await sweepOldReports(jobCtx({ now: '2026-03-26T15:01:00Z' }));
    expect(await prisma().reportExport.count({ where: { id } })).toBe(0);
  });

  it('that cannot be made is said to have failed', async () => {
    const ctx = await as(otherLeader);
    const data = { companyId: company.id, requesterId: ctx.actor.userId, role: 'Administrator', wanted: asked() };
    const row = { ...data, flag: 'download', totalCount: 1, createdAt: new Date(now) };
    const { id } = await prisma().reportExport.create({ data: row });
    await drawReport(job(), { exportId: id });
    expect(await prisma().reportExport.findUnique({ where: { id } })).toMatchObject({
      status: 'failed',
      content: null,
    });
  });
});
