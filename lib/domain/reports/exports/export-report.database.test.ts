import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import { asUser, openReportScene, refusalOf, reportJob } from '#/e2e/support/scenes/report-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { reportLimit, reportMessages, reportStates } from '#/lib/domain/reports/constants.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { exportReport } from '#/lib/domain/reports/exports/export-report.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { mailReport } from '#/lib/domain/reports/mails/mail-report.ts';
import { makeReport, sendReportMail } from '#/lib/domain/reports/queues.ts';
import { reportRequest } from '#/lib/domain/reports/reports.schema.ts';
import { prisma } from '#/lib/platform/db.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { message } from '#/lib/words/message.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const scene = openReportScene();
let sentMails: { to: string; mail: ParsedMail }[] = [];
beforeEach(() => {
  sentMails = [];
});

/** Composes like a real server, and keeps the message. */
singleton('mail.transport', (): Transporter => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const send = transport.sendMail.bind(transport);
  transport.sendMail = async (data: Parameters<typeof send>[0]) => {
    const info = await send(data);
    sentMails.push({ to: [info.envelope.to].flat().join(), mail: await simpleParser(info.message as Buffer) });
    return info;
  };
  return transport;
});

describe('requesting a report', () => {
  const bodyFor = (...users: User[]) => ({
    flag: 'send' as const,
    users: users.map(({ id }) => id),
    period: '1m' as const,
  });

  it('is refused for people one doesn’t lead, and not found for those of other companies', async () => {
    const stranger = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    expect(await refusalOf(exportReport(await asUser(scene.departmentLeader), bodyFor(scene.otherLeader)))).toBe(
      'forbidden',
    );
    expect(await refusalOf(exportReport(await asUser(scene.teamLeader), bodyFor(scene.administrator)))).toBe(
      'forbidden',
    );
    expect(await refusalOf(exportReport(await asUser(scene.administrator), bodyFor(stranger)))).toBe('not_found');
  });

  it('twice in parallel is one report, and one row of the activity log', async () => {
    const ctx = await asUser(scene.departmentLeader);
    const before = (await waitingIn(makeReport)).length;
    const answers = await Promise.all([1, 2, 3].map(() => exportReport(ctx, bodyFor(scene.departmentLeader))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await waitingIn(makeReport)).toHaveLength(before + 1);
    const audit = { companyId: scene.company.id, action: 'report.export', subject: `report:${answers[0]?.id}` };
    expect(await prisma().auditEntry.count({ where: audit })).toBe(1);
  });

  it('without people is about oneself', async () => {
    const ctx = await asUser(scene.departmentLeader);
    const own = await exportReport(ctx, bodyFor(scene.departmentLeader));
    expect((await exportReport(ctx, { flag: 'send', period: '1m' })).id).toBe(own.id);
  });

  it('about one team is a file of that team, for its leaders and those above it', async () => {
    const request = { flag: 'download' as const, period: '1w' as const, teamId: scene.team.id };
    const begun = await exportReport(await asUser(scene.administrator), request);
    expect(begun).toMatchObject({ status: 'waiting', totalCount: 1 });
    await drawReport(reportJob(), { exportId: begun.id });
    const { buffer, fileName } = await fetchReport(await asUser(scene.administrator), begun.id);
    expect(fileName).toContain(scene.team.name.replaceAll(' ', '-'));
    const text = pdfText(Buffer.from(buffer ?? '', 'base64'));
    expect(text).toContain(scene.team.name);
    expect(text).not.toContain(scene.otherTeam.name);
    const foreign = await buildTeam(prisma(), { companyId: (await buildCompany(prisma())).id });
    const asHead = async (teamId: number) =>
      refusalOf(exportReport(await asUser(scene.departmentLeader), { ...request, teamId }));
    expect(await asHead(scene.otherTeam.id)).toBe('forbidden');
    expect(await asHead(foreign.id)).toBe('not_found');
    expect(reportRequest.safeParse({ ...request, flag: 'send' }).error?.issues[0]?.path).toEqual(['teamId']);
  });

  it('for a file waits until it’s there, and no longer than requested', async () => {
    const ctx = await asUser(scene.teamLeader);
    const request = { flag: 'download' as const, users: [scene.teamLeader.id], period: '1w' as const };
    const begun = await exportReport(ctx, request);
    expect(begun).toMatchObject({ status: 'waiting', buffer: null, message: message('reports.states.working') });
    const [waited] = await Promise.all([
      exportReport(ctx, { ...request, waitSeconds: 55 }),
      drawReport(reportJob(), { exportId: begun.id }),
    ]);
    expect(waited).toMatchObject({ id: begun.id, status: 'done', buffer: expect.stringMatching(/^JVBER/) });
  });

  it('again returns the same while nothing in it has changed, and another one afterwards', async () => {
    const { team, teamLeader } = scene;
    const ask = async () => exportReport(await asUser(teamLeader), bodyFor(teamLeader));
    const first = await ask();
    await drawReport(reportJob(), { exportId: first.id });
    expect(await ask()).toMatchObject({ id: first.id, message: expect.stringContaining('reports.sentBefore') });
    await prisma().team.update({ where: { id: team.id }, data: { name: `${team.name} II` } });
    const second = await ask();
    expect([second.id === first.id, second.message]).toEqual([false, reportStates.waiting]);
    await drawReport(reportJob(), { exportId: second.id });
    expect((await fetchReport(await asUser(teamLeader), second.id)).message).toBe(reportMessages.send);
    await prisma().team.update({ where: { id: team.id }, data: { name: team.name } });
  });

  it('emails each person the report about what they lead, once and with one Message-ID', async () => {
    const answer = await exportReport(
      await asUser(scene.administrator),
      bodyFor(scene.administrator, scene.teamLeader),
    );
    expect(answer).toMatchObject({ status: 'waiting', totalCount: 2, message: reportStates.waiting, buffer: null });
    const { id: exportId } = answer;
    await drawReport(reportJob(), { exportId });
    await drawReport(reportJob(), { exportId });
    expect(await fetchReport(await asUser(scene.administrator), exportId)).toMatchObject({
      status: 'done',
      doneCount: 2,
      message: reportMessages.send,
    });
    const mails = (await waitingIn(sendReportMail)).filter((mail) => String(mail.exportId) === exportId);
    expect(mails).toHaveLength(2);
    for (const { userId = 0 } of [...mails, ...mails]) await mailReport(reportJob(), { exportId, userId });
    expect(sentMails.map(({ to }) => to).toSorted()).toEqual(
      [scene.administrator.email, scene.teamLeader.email].toSorted(),
    );
    const toLeader = sentMails.find(({ to }) => to === scene.teamLeader.email)?.mail;
    expect(toLeader?.messageId).toBe(`<report.${exportId}.${scene.teamLeader.id}@localhost>`);
    const [pdf] = toLeader?.attachments ?? [];
    expect(pdf).toMatchObject({ contentType: 'application/pdf' });
    const text = pdfText(pdf?.content ?? Buffer.alloc(0));
    expect(text).toContain(scene.team.name);
    expect(text).not.toContain(scene.otherTeam.name);
    expect(await prisma().reportMail.count({ where: { exportId, content: { not: null } } })).toBe(0);
  });

  it('costs a point per person, and nothing if it’s refused', async () => {
    const ctx = await asUser(await buildAdministrator(prisma(), { companyId: scene.company.id }));
    await takePoint(reportLimit, String(ctx.actor.userId), reportLimit.points - 2);
    const three = bodyFor(scene.administrator, scene.teamLeader, scene.otherLeader);
    expect(await refusalOf(exportReport(ctx, three))).toBe('too_many_requests');
    expect(await exportReport(ctx, bodyFor(scene.teamLeader, scene.otherLeader))).toMatchObject({
      status: 'waiting',
    });
    expect(await exportReport(ctx, bodyFor(scene.teamLeader, scene.otherLeader))).toMatchObject({
      status: 'waiting',
    });
    expect(await refusalOf(exportReport(ctx, bodyFor(scene.teamLeader)))).toBe('too_many_requests');
  });

  it('emails no one who has lost the right since, and nothing if the requester has lost it', async () => {
    const ctx = await asUser(scene.administrator);
    const { id: exportId } = await exportReport(ctx, bodyFor(scene.departmentLeader, scene.otherLeader));
    await drawReport(reportJob(), { exportId });
    await prisma().department.update({
      where: { id: scene.department.id },
      data: { leaderId: scene.administrator.id },
    });
    await mailReport(reportJob(), { exportId, userId: scene.departmentLeader.id });
    await prisma().department.update({
      where: { id: scene.department.id },
      data: { leaderId: scene.departmentLeader.id },
    });
    await prisma().administrator.delete({ where: { userId: scene.administrator.id } });
    await mailReport(reportJob(), { exportId, userId: scene.otherLeader.id });
    await prisma().administrator.create({ data: { companyId: scene.company.id, userId: scene.administrator.id } });
    expect(sentMails).toEqual([]);
    expect(await prisma().reportMail.count({ where: { exportId, settledAt: null } })).toBe(0);
  });
});
