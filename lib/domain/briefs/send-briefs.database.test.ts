import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import { asUser, fillTeam, openReportScene, publishFigures } from '#/e2e/support/scenes/report-scene.ts';
import { mailBrief, sendBriefs } from '#/lib/domain/briefs/brief-mail.service.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { updateMailPreferences } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

const sink = openMailSink();
const scene = openReportScene();
/** Half past eight in London, after the week when everyone answered. */
const MONDAY = '2026-03-16T08:30:00Z';

beforeAll(async () => {
  await fillTeam(scene.team, 6);
  await publishFigures(scene.company);
});
beforeEach(async () => {
  await prisma().dailyRun.deleteMany();
  await prisma().dailyRunZone.deleteMany();
  await prisma().mailOptOut.deleteMany();
  await pool().query('DELETE FROM pgboss.job WHERE name = $1', [sendBriefMail.name]);
});

/** Sweeps at an instant, and returns who waits for an email. */
async function sweptAt(now: string) {
  await sendBriefs(jobCtx({ now }));
  return (await waitingIn(sendBriefMail)).map(({ userId }) => userId).sort((a = 0, b = 0) => a - b);
}
const leaders = () =>
  [scene.administrator, scene.departmentLeader, scene.teamLeader, scene.otherLeader]
    .map(({ id }) => id)
    .sort((a, b) => a - b);

describe('the Monday brief', () => {
  const read = async (reader: Parameters<typeof asUser>[0]) => {
    const { week, paragraphs } = await getBrief(await asUser(reader));
    expect(week).toEqual({ from: '2026-03-09', to: '2026-03-15' });
    return paragraphs.map(({ about, sentences }) => [
      `${about.kind} ${about.name}`,
      ...sentences.map((pieces) => pieces.map(({ text }) => text).join('')),
    ]);
  };
  const figures = 'No clear change: sentiment 100, performance 63, motivation 48.';
  const participation = 'People answered 100% of their check-ins.';

  it('is about what the reader leads', async () => {
    const { administrator, departmentLeader, teamLeader, company, department, team } = scene;
    expect(await read(administrator)).toEqual([[`company ${company.name}`, figures, participation]]);
    expect(await read(departmentLeader)).toEqual([[`department ${department.name}`, figures, participation]]);
    expect(await read(teamLeader)).toEqual([[`team ${team.name}`, figures, participation]]);
  });

  it('names current steps to each reader of the team, and the cause only where it was published', async () => {
    const { administrator, departmentLeader, teamLeader, otherLeader, team } = scene;
    const days = { promisedOn: new Date('2026-03-02'), dueOn: new Date('2026-03-16') };
    await buildAction(prisma(), { team, action: { ...days, topic: 'factor:1', prepared: 2 } });
    const later = { ...days, dueOn: new Date('2026-03-30'), saidBand: '5–9', topic: 'factor:10', prepared: 1 };
    await buildAction(prisma(), { team, action: later });
    const through = (whom: string) => `“For two weeks, every new request goes through ${whom} first.”`;
    const meetings = '“Cancel one recurring meeting for two weeks.”';
    const fromAbove = [
      `${team.name} should look back on what it has been trying since 2 March: ${through('the leader')}`,
      `${team.name} has been trying this for meetings since 2 March: ${meetings}`,
    ];
    for (const reader of [administrator, departmentLeader])
      expect((await read(reader))[0]?.slice(-2)).toEqual(fromAbove);
    expect((await read(teamLeader))[0]?.slice(-2)).toEqual([
      `It’s time to look back on what you’ve been trying since 2 March: ${through('you')}`,
      `You’ve been trying this for meetings since 2 March: ${meetings}`,
    ]);
    expect((await read(otherLeader))[0]).toHaveLength(4);
    await prisma().action.deleteMany({ where: { teamId: team.id } });
  });

  it('is about the larger group if a team is too small', async () => {
    const standIn = `Your team is too small for results of its own, so these are the results of ${scene.company.name}.`;
    expect(await read(scene.otherLeader)).toEqual([[`team ${scene.company.name}`, standIn, figures, participation]]);
  });
});

describe('the brief’s email', () => {
  it.each([
    ['before eight', '2026-03-16T07:59:00Z', 0],
    ['at eight', '2026-03-16T08:00:00Z', 4],
    ['late, where no worker ran', '2026-03-16T19:59:00Z', 4],
    ['in the evening', '2026-03-16T20:00:00Z', 0],
    ['on a Tuesday', '2026-03-17T08:30:00Z', 0],
  ])('is sent to all leaders on Monday morning: %s', async (_when, now, count) => {
    expect(await sweptAt(now)).toHaveLength(count);
  });

  it('is sent once, also with two workers, and to no one who leads nothing', async () => {
    await buildMember(prisma(), { team: scene.team });
    await Promise.all([1, 2, 3].map(() => sendBriefs(jobCtx({ now: MONDAY }))));
    expect(await sweptAt('2026-03-16T09:00:00Z')).toEqual(leaders());
  });

  it('is skipped after a Monday without a worker, and the next one is sent', async () => {
    expect(await sweptAt('2026-03-19T08:30:00Z')).toEqual([]);
    expect(await sweptAt('2026-03-23T08:30:00Z')).toEqual(leaders());
  });

  it('arrives in each reader’s own morning', async () => {
    const { id } = scene.otherLeader;
    const inZone = (timeZone: string) => prisma().user.update({ where: { id }, data: { timeZone } });
    const before = await inZone('Asia/Tokyo');
    expect(await sweptAt('2026-03-15T23:30:00Z')).toEqual([id]);
    await inZone(scene.teamLeader.timeZone);
    expect(before.timeZone).toBe('Asia/Tokyo');
  });

  it('contains the brief, and isn’t sent to people who turned it off or a week late', async () => {
    const { id: userId, companyId } = scene.teamLeader;
    const send = (now: string) => mailBrief(jobCtx({ now }), { companyId, userId, monday: '2026-03-16' });
    const before = sink.messageIds.length;
    await send(MONDAY);
    await send('2026-03-23T08:30:00Z');
    await updateMailPreferences(await asUser(scene.teamLeader), { briefMails: false });
    await send(MONDAY);
    expect(sink.messageIds.slice(before)).toEqual([`<brief.2026-03-16.${userId}@localhost>`]);
    expect(await sweptAt(MONDAY)).toEqual(leaders().filter((id) => id !== userId));
  });
});
