import { describe, expect, it } from 'vitest';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openReportScene, reportJob, reportNow } from '#/e2e/support/scenes/report-scene.ts';
import { sweepOldReports } from '#/lib/domain/reports/exports/export.service.ts';
import { mailReport } from '#/lib/domain/reports/mails/mail-report.ts';
import { prisma } from '#/lib/platform/db.ts';

const sink = openMailSink();
const scene = openReportScene();

/** A report that is drawn and waits to be emailed to the team's leader. */
async function drawn() {
  const { company, teamLeader, team } = scene;
  const options = { flag: 'send', users: [teamLeader.id], period: '1w' };
  const request = {
    companyId: company.id,
    requesterId: teamLeader.id,
    role: 'Team Leader',
    flag: 'send',
    wanted: options,
  };
  const row = { ...request, status: 'done', doneCount: 1, totalCount: 1, createdAt: new Date(reportNow) };
  const { id: exportId } = await prisma().reportExport.create({ data: row });
  const scopes = [{ kind: 'team', id: team.id, name: team.name }];
  const mail = { exportId, userId: teamLeader.id, scopes, content: Buffer.from('%PDF') };
  await prisma().reportMail.create({ data: mail });
  return { exportId, userId: teamLeader.id };
}

const waiting = (exportId: string) => prisma().reportMail.count({ where: { exportId, content: { not: null } } });

describe('the email of a report', () => {
  it('waits for a mail server that refuses it, and is sent once when it works', async () => {
    const mail = await drawn();
    const before = sink.messageIds.length;
    sink.refuse(2);
    for (let turn = 0; turn < 2; turn += 1) await expect(mailReport(reportJob(), mail)).rejects.toThrow('450');
    expect(await waiting(mail.exportId)).toBe(1);
    for (let turn = 0; turn < 2; turn += 1) await mailReport(reportJob(), mail);
    expect(sink.messageIds.slice(before)).toEqual([`<report.${mail.exportId}.${mail.userId}@localhost>`]);
    expect(await waiting(mail.exportId)).toBe(0);
  });

  it('isn’t sent any more if the mail server is back after a day', async () => {
    const mail = await drawn();
    const before = sink.messageIds.length;
    await sweepOldReports({ ...reportJob(), clock: { now: () => new Date('2026-03-19T15:01:00Z') } });
    await mailReport(reportJob(), mail);
    expect(sink.messageIds).toHaveLength(before);
    expect(await waiting(mail.exportId)).toBe(0);
  });
});
