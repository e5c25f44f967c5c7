import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import type { User } from '#/generated/prisma/client.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import type { RetentionKind } from '#/lib/domain/retention/constants.ts';
import { sweepCompanies, sweepCompany } from '#/lib/domain/retention/sweep-companies.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const today = '2026-03-15';
const nightOf = (day: LocalDate) => jobCtx({ now: `${day}T02:20:00Z` });
const tonight = () => nightOf(today);
const date = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

type Managed = Awaited<ReturnType<typeof buildManagedCompany>>;
let managed: Managed;
let other: Managed;

openQueue();
beforeEach(async () => {
  managed = await buildManagedCompany();
  other = await buildManagedCompany();
});

/** Stores everything that a company keeps for a period, all of one day. */
async function leaveAll({ company, team, administrator, members }: Managed, day: LocalDate): Promise<User> {
  const db = prisma();
  const companyId = company.id;
  const [{ id: userId }] = members;
  const checkIn = await buildCheckIn(db, { team, userId, localDate: day });
  const of = { checkInId: checkIn.id, teamId: team.id, userId, localDate: checkIn.localDate };
  await buildAnswer(db, { checkIn, elaborate: 'A good day.' });
  await db.normAnswer.create({ data: { ...of, normId: 1, value: 4 } });
  await db.memberRating.create({ data: { ...of, value: 80 } });
  const month = date(`${day.slice(0, 7)}-01`);
  const monthQuestion = { companyId, userId, questionId: 1, month, submittedAt: date(day) };
  await db.monthAnswer.createMany({ data: monthQuestion, skipDuplicates: true });
  await rebuildPersonMonths(db, { companyId });
  const pulse = await buildPulse(db, { creator: administrator, teams: [team] });
  const { round } = await buildPulseRound(db, { pulse, team, userIds: [userId], round: { closedAt: date(day) } });
  const { questionId } = await db.pulseRoundQuestion.findFirstOrThrow({ where: { roundId: round.id } });
  await db.pulseAnswer.create({ data: { companyId, roundId: round.id, questionId, text: 'Words' } });
  await db.pulseResult.create({ data: { companyId, roundId: round.id, questionId, teamId: 0, persons: 5 } });
  await buildReplyThread(db, { team, post: { postedOn: date(day) } });
  await db.auditEntry.create({ data: { at: date(day), companyId, actorKind: 'user', action: 'company.describe' } });
  return buildUser(db, { companyId, blockedAt: date(day), suspendedAt: date(day) });
}

/** How much exists of each kind, and of what is deleted with it or stays. */
async function countAll({ company: { id: companyId } }: Managed) {
  const db = prisma();
  const where = { companyId };
  const ofTeams = { team: where };
  return {
    checkIns: await db.checkIn.count({ where }),
    answers: await db.checkInAnswer.count({ where: { checkIn: where } }),
    norms: await db.normAnswer.count({ where: { checkIn: where } }),
    ratings: await db.memberRating.count({ where: { checkIn: where } }),
    months: await db.personMonth.count({ where }),
    monthQuestions: await db.monthAnswer.count({ where }),
    notes: await db.checkInAnswer.count({ where: { checkIn: where, elaborate: { not: null } } }),
    texts: await db.pulseAnswer.count({ where }),
    results: await db.pulseResult.count({ where }),
    posts: await db.post.count({ where: ofTeams }),
    threads: await db.replyThread.count({ where }),
    entries: await db.auditEntry.count({ where: { companyId, action: 'company.describe' } }),
    suspended: await db.user.count({ where: { companyId, suspendedAt: { not: null } } }),
  };
}

const choose = ({ company }: Managed, kind: RetentionKind, months: number, more = {}) =>
  prisma().companyRetention.create({
    data: { companyId: company.id, kind, months, startsOn: date('2026-01-01'), ...more },
  });

describe('the nightly deletion', () => {
  it('deletes what is older than the company’s period, and keeps newer rows and other companies’', async () => {
    await leaveAll(managed, '2024-02-29');
    await leaveAll(managed, '2026-03-01');
    await leaveAll(other, '2026-03-01');
    const before = await countAll(managed);
    const ofOthers = await countAll(other);
    expect(before).toMatchObject({ checkIns: 2, notes: 2, months: 2, texts: 2, posts: 2, entries: 2, suspended: 2 });
    const deleted = await sweepCompany(tonight(), managed.company.id);
    expect(deleted).toEqual({
      'check-ins': 3,
      'check-in-texts': 0,
      'pulse-texts': 1,
      posts: 1,
      activity: 1,
      suspended: 1,
    });
    const left = Object.fromEntries(Object.keys(before).map((name) => [name, name === 'results' ? 2 : 1]));
    expect(await countAll(managed)).toEqual(left);
    await sweepCompanies(tonight());
    expect(await countAll(other)).toEqual(ofOthers);
  });

  it.each<[RetentionKind, number, LocalDate, Partial<Awaited<ReturnType<typeof countAll>>>]>([
    ['check-ins', 6, '2025-09-01', { checkIns: 1, months: 1, answers: 1, monthQuestions: 1 }],
    ['check-ins', 6, '2025-08-31', { checkIns: 0, answers: 0, norms: 0, ratings: 0, months: 0, monthQuestions: 0 }],
    ['check-in-texts', 3, '2025-12-15', { notes: 1 }],
    ['check-in-texts', 3, '2025-12-14', { notes: 0, checkIns: 1, answers: 1 }],
    ['pulse-texts', 3, '2025-12-15', { texts: 1 }],
    ['pulse-texts', 3, '2025-12-14', { texts: 0, results: 1 }],
    ['posts', 3, '2025-12-15', { posts: 1 }],
    ['posts', 3, '2025-12-14', { posts: 0, threads: 0 }],
    ['activity', 12, '2025-03-01', { entries: 1 }],
    ['activity', 12, '2025-02-28', { entries: 0 }],
    ['suspended', 1, '2026-02-15', { suspended: 1 }],
    ['suspended', 1, '2026-02-14', { suspended: 0 }],
  ])('uses the company’s choice: %s for %i months, of %s', async (kind, months, day, left) => {
    await choose(managed, kind, months);
    await leaveAll(managed, day);
    await sweepCompany(tonight(), managed.company.id);
    expect(await countAll(managed)).toMatchObject(left);
  });

  it('deletes notes with the time of check-ins if that is shorter', async () => {
    await choose(managed, 'check-ins', 6);
    await leaveAll(managed, '2025-09-16');
    await sweepCompany(tonight(), managed.company.id);
    expect(await countAll(managed)).toMatchObject({ checkIns: 1, notes: 1 });
    await sweepCompany(nightOf('2026-03-20'), managed.company.id);
    expect(await countAll(managed)).toMatchObject({ checkIns: 1, notes: 0 });
    // The company has chosen nothing itself.
    const where = { companyId: managed.company.id, kind: 'check-in-texts' };
    expect(await prisma().companyRetention.findMany({ where })).toMatchObject([{ months: 24 }]);
  });

  it('uses the previous period until the day of a choice', async () => {
    await choose(managed, 'posts', 3, { startsOn: date('2026-03-16'), monthsBefore: 24 });
    await leaveAll(managed, '2025-06-01');
    await sweepCompany(tonight(), managed.company.id);
    expect(await countAll(managed)).toMatchObject({ posts: 1 });
    await sweepCompany(nightOf('2026-03-16'), managed.company.id);
    expect(await countAll(managed)).toMatchObject({ posts: 0 });
  });

  it('skips days whose rows are all deleted, and continues after them', async () => {
    const { id } = managed.company;
    await choose(managed, 'check-in-texts', 3);
    await sweepCompany(tonight(), id);
    await leaveAll(managed, '2025-12-14');
    expect(await sweepCompany(tonight(), id)).toEqual({});
    await leaveAll(managed, '2025-12-15');
    await sweepCompany(nightOf('2026-03-16'), id);
    expect(await countAll(managed)).toMatchObject({ notes: 1 });
  });

  it('skips a company that is excluded', async () => {
    await leaveAll(managed, '2020-01-01');
    await prisma().company.update({ where: { id: managed.company.id }, data: { blockedAt: new Date() } });
    const before = await countAll(managed);
    await sweepCompanies(tonight());
    expect(await countAll(managed)).toEqual(before);
  });
});

describe('suspended people', () => {
  it('are erased like leavers, with a receipt and a line in the log', async () => {
    const person = await leaveAll(managed, '2025-09-14');
    await sweepCompany(tonight(), managed.company.id);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      firstName: 'Former',
      suspendedAt: null,
    });
    const receipts = (await waitingIn(sendErasureReceipt)).filter(({ userId }) => userId === person.id);
    expect(receipts).toMatchObject([{ address: person.email }]);
    const where = { companyId: managed.company.id, action: 'person.erase' };
    expect(await prisma().auditEntry.findMany({ where })).toMatchObject([
      { actorKind: 'job', subject: `user:${person.id}` },
    ]);
  });

  it('stay if they were restored meanwhile', async () => {
    const person = await leaveAll(managed, '2025-09-14');
    await prisma().user.update({ where: { id: person.id }, data: { suspendedAt: null, blockedAt: null } });
    await sweepCompany(tonight(), managed.company.id);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      firstName: person.firstName,
    });
  });
});

describe('a company from before periods could be chosen', () => {
  /** What the migration writes for every existing company. */
  const writeRows = async () => {
    const file = 'prisma/migrations/20261129004500_company_retention/migration.sql';
    const [insert] = /^INSERT INTO "company_retention"[^;]*;/m.exec(readFileSync(file, 'utf8')) ?? [];
    await prisma().companyRetention.deleteMany();
    await pool().query(insert ?? '');
  };
  const notices = () => findNotices({ where: { companyId: managed.company.id } });

  it('is notified by the first night, once, and loses nothing except old posts until 60 days later', async () => {
    await leaveAll(managed, '2020-01-01');
    await writeRows();
    const before = await countAll(managed);
    await sweepCompany(tonight(), managed.company.id);
    expect(await countAll(managed)).toEqual({ ...before, posts: 0, threads: 0 });
    const news = [{ userId: managed.administrator.id, role: 'Administrator', title: 'Old data will be deleted' }];
    expect(await notices()).toMatchObject(news);
    expect((await notices())[0]?.message).toContain('Starting 14 May 2026');
    await sweepCompany(nightOf('2026-05-13'), managed.company.id);
    expect(await notices()).toMatchObject(news);
    expect(await countAll(managed)).toMatchObject({ checkIns: 1, texts: 1, entries: 1, suspended: 1 });
    await sweepCompany(nightOf('2026-05-14'), managed.company.id);
    expect(await countAll(managed)).toMatchObject({ checkIns: 0, texts: 0, entries: 0, suspended: 0, results: 1 });
  });
});
