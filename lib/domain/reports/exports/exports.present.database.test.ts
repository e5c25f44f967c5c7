import { describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { asUser, openReportScene, refusalOf, reportJob, reportNow } from '#/e2e/support/scenes/report-scene.ts';
import { reportStates } from '#/lib/domain/reports/constants.ts';
import { drawReport } from '#/lib/domain/reports/content/draw-report.ts';
import { findRepeatedExport } from '#/lib/domain/reports/exports/begin-export.ts';
import { sweepOldReports } from '#/lib/domain/reports/exports/export.service.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';

const scene = openReportScene();

describe('a finished file', () => {
  const options = () => ({ flag: 'download' as const, users: [scene.otherLeader.id], period: '1w' as const });

  async function finished(): Promise<string> {
    const ctx = await asUser(scene.otherLeader);
    const data = {
      companyId: scene.company.id,
      requesterId: ctx.actor.userId,
      role: ctx.actor.role,
      wanted: options(),
    };
    const scopes = [{ kind: 'team', id: scene.otherTeam.id, name: scene.otherTeam.name }];
    const file = { status: 'done', scopes, fileName: 'report.pdf', content: Buffer.from('%PDF'), version: '1' };
    const row = { ...data, ...file, flag: 'download', totalCount: 1, createdAt: new Date(reportNow) };
    return (await prisma().reportExport.create({ data: row })).id;
  }

  it('is returned to the requester in the role of the request, and again for ten minutes', async () => {
    const id = await finished();
    const leader = await asUser(scene.otherLeader);
    expect(await refusalOf(fetchReport(await asUser(scene.administrator), id))).toBe('not_found');
    const file = { status: 'done', buffer: Buffer.from('%PDF').toString('base64'), fileName: 'report.pdf' };
    expect(await fetchReport(leader, id)).toMatchObject(file);
    await sweepOldReports(jobCtx({ now: '2026-03-18T15:09:59Z' }));
    expect(await fetchReport(leader, id)).toMatchObject(file);
    await sweepOldReports(jobCtx({ now: '2026-03-18T15:10:01Z' }));
    expect(await fetchReport(leader, id)).toMatchObject({ status: 'done', buffer: null, message: reportStates.done });
  });

  it('that was fetched is drawn again for a request after a minute, and deleted after ten minutes', async () => {
    const id = await finished();
    const leader = await asUser(scene.otherLeader);
    const later = (now: string) => userCtx(scene.otherLeader, { role: leader.actor.role, now });
    const request = { kind: 'report', flag: 'download', options: options(), version: '1' } as const;
    const wishedAt = async (now: string) => findRepeatedExport(prisma(), await later(now), request);
    expect(await wishedAt('2026-03-18T15:05:00Z')).toMatchObject({ id });
    await fetchReport(leader, id);
    expect(await wishedAt('2026-03-18T15:00:59Z')).toMatchObject({ id });
    expect(await wishedAt('2026-03-18T15:01:00Z')).toBeNull();
    expect(await fetchReport(await later('2026-03-18T15:10:00Z'), id)).toMatchObject({ buffer: expect.any(String) });
    expect(await fetchReport(await later('2026-03-18T15:10:01Z'), id)).toMatchObject({ buffer: null });
  });

  it('isn’t returned, and is deleted, if the requester no longer leads its place', async () => {
    const id = await finished();
    const keptTeam = await buildTeam(prisma(), { companyId: scene.company.id, leaderId: scene.otherLeader.id });
    await prisma().team.update({ where: { id: scene.otherTeam.id }, data: { leaderId: scene.teamLeader.id } });
    expect(await refusalOf(fetchReport(await asUser(scene.otherLeader), id))).toBe('not_found');
    await prisma().team.update({ where: { id: scene.otherTeam.id }, data: { leaderId: scene.otherLeader.id } });
    await prisma().team.delete({ where: { id: keptTeam.id } });
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
  });

  it('is deleted after a day if no one fetches it', async () => {
    const id = await finished();
    await sweepOldReports(jobCtx({ now: '2026-03-19T14:59:00Z' }));
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(1);
    await sweepOldReports(jobCtx({ now: '2026-03-19T15:01:00Z' }));
    expect(await prisma().reportExport.count({ where: { id, content: { not: null } } })).toBe(0);
    await sweepOldReports(jobCtx({ now: '2026-03-26T15:01:00Z' }));
    expect(await prisma().reportExport.count({ where: { id } })).toBe(0);
  });

  it('that can’t be made is reported as failed', async () => {
    const ctx = await asUser(scene.otherLeader);
    const data = {
      companyId: scene.company.id,
      requesterId: ctx.actor.userId,
      role: 'Administrator',
      wanted: options(),
    };
    const row = { ...data, flag: 'download', totalCount: 1, createdAt: new Date(reportNow) };
    const { id } = await prisma().reportExport.create({ data: row });
    await drawReport(reportJob(), { exportId: id });
    expect(await prisma().reportExport.findUnique({ where: { id } })).toMatchObject({
      status: 'failed',
      content: null,
    });
  });
});
