import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { buildCoachedTeam, lastDay, releaseUntil } from '#/e2e/support/scenes/coached-team.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { evaluateCompany } from '#/lib/domain/coaching/evaluations/evaluation.service.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { listCoachPosts, sendCoachMessage } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { GRAIN, METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const now = `${addDays(lastDay, 1)}T06:00:00Z`;
const evaluate = (companyId: number) => evaluateCompany(jobCtx({ now }), { companyId });
const itemsOf = async (user: User, role: RoleName, teamId: number, list: 'insights' | 'trends' = 'trends') =>
  (await listCoachItems(await userCtx(user, { role, now }), teamId, { list, offset: 0 })).items;
const noticesOf = (userId: number) => findNotices({ where: { userId } });

describe('the nightly evaluation', () => {
  it('writes what the results show, for leaders and for members, once', async () => {
    const { team, leader, members } = await buildCoachedTeam({ productivity: [70, 55] });
    expect(await evaluate(team.companyId)).toBe(1);
    const [trend, ...others] = await itemsOf(leader, 'Team Leader', team.id);
    expect(others).toEqual([]);
    expect(trend).toMatchObject({ notificationType: 'perfomance_trend', color: 'bad', daysAgo: 0, seen: false });
    expect(trend?.insightBody).toMatch(
      /^Your team says it’s getting less done: 5\d of 100 .* up to 16 November, .* Based on 5–9 people\.$/,
    );
    const member = members[0] as User;
    expect(await itemsOf(member, 'Member', team.id)).toMatchObject([
      { color: 'bad', notificationType: 'perfomance_trend' },
    ]);
    const before = await prisma().coachItem.count({ where: { teamId: team.id } });
    expect(await evaluate(team.companyId)).toBe(0);
    await prisma().coachEvaluation.deleteMany({ where: { teamId: team.id } });
    expect(await evaluate(team.companyId)).toBe(1);
    expect(await prisma().coachItem.count({ where: { teamId: team.id } })).toBe(before);
    expect(await noticesOf(leader.id)).toHaveLength(1);
  });

  it('agrees with the dashboard: a change that may be chance is none, and a theme replaces it', async () => {
    const { team, leader } = await buildCoachedTeam({ productivity: [60, 64] });
    await evaluate(team.companyId);
    const trends = await itemsOf(leader, 'Team Leader', team.id);
    expect(trends.map(({ color }) => color)).not.toContain('good');
    const quiet = await buildCoachedTeam({ productivity: [60, 60], motivation: [50, 53], sentiment: [60, 63] });
    await evaluate(quiet.team.companyId);
    const all = await prisma().coachItem.findMany({ where: { teamId: quiet.team.id } });
    expect(all.filter(({ color }) => ['bad', 'good', 'very_good'].includes(color))).toEqual([]);
  });

  it('continues where it stopped: no second trend the next day, and not the same one a week later', async () => {
    const { team, leader } = await buildCoachedTeam({ productivity: [70, 55] });
    await evaluate(team.companyId);
    for (const days of [1, 2, 7]) {
      await releaseUntil(team.companyId, addDays(lastDay, days));
      expect(await evaluate(team.companyId)).toBe(1);
    }
    expect((await itemsOf(leader, 'Team Leader', team.id)).filter(({ color }) => color === 'bad')).toHaveLength(1);
  });

  it('leaves no trace of a team whose night broke off', async () => {
    const { team, leader } = await buildCoachedTeam({ motivation: [70, 55] });
    await prisma().$executeRawUnsafe(`
      CREATE OR REPLACE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$`);
    await prisma().$executeRawUnsafe(
      `CREATE TRIGGER break_off BEFORE INSERT ON notifications FOR EACH ROW WHEN (NEW.team_id = ${team.id}) EXECUTE FUNCTION break_off()`,
    );
    await expect(evaluate(team.companyId)).rejects.toThrow('broken off');
    await prisma().$executeRawUnsafe('DROP TRIGGER break_off ON notifications');
    expect(await prisma().coachItem.count({ where: { teamId: team.id } })).toBe(0);
    await evaluate(team.companyId);
    expect([await noticesOf(leader.id)].flat()).toHaveLength(1);
  });
});

describe('a batch that one of its readers mostly knows by name', () => {
  const [before, since] = [addDays(lastDay, -6), addDays(lastDay, -5)];
  /**
   * Publishes a batch in which one person answered while someone else led the team, and five people while the leader
   * did.
   */
  async function mixBatch(team: Team, metric: number) {
    const { id: teamId, companyId } = team;
    const part = (day: string, persons: number) => ({ teamIds: [teamId], firstOn: day, lastOn: day, persons });
    const parts = [part(before, 1), part(since, 5)];
    const batch = { companyId, teamId, teamIds: [teamId], metric, publishedOn: new Date(since), parts };
    await prisma().mixedBatch.create({ data: batch });
  }
  /** Lets someone have led a team for a day. */
  const haveLed = ({ id: teamId, companyId }: Team, { id: userId }: User) =>
    prisma().leadership.create({
      data: { companyId, teamId, userId, beginsOn: new Date(since), endedOn: new Date(addDays(since, 1)) },
    });

  it.each([
    ['a result', METRIC.productivity, 'perfomance_trend'],
    ['a norm', METRIC.norm + 1, 'norm_trend'],
  ])('%s is in no item and in no notice', async (_, metric, kind) => {
    const kindsOf = async (isMixed: boolean) => {
      const { team, leader, members } = await buildCoachedTeam({ productivity: [70, 55] });
      const norm = { companyId: team.companyId, scope: SCOPE.team, scopeId: team.id, metric: METRIC.norm + 1 };
      const sums = { grain: GRAIN.day, beginsOn: new Date(lastDay), persons: 6, answers: 12, total: 120 };
      await prisma().publishedSum.create({ data: { ...norm, ...sums, high: 0, low: 0 } });
      if (isMixed) await mixBatch(team, metric);
      await prisma().leadership.updateMany({ where: { userId: leader.id }, data: { beginsOn: new Date(since) } });
      await evaluate(team.companyId);
      const own = await itemsOf(leader, 'Team Leader', team.id);
      const lists = [own, await itemsOf(members[0] as User, 'Member', team.id)];
      return { kinds: lists.map((items) => items.map(({ notificationType }) => notificationType)), own, leader };
    };
    expect((await kindsOf(false)).kinds).toEqual([expect.arrayContaining([kind]), expect.arrayContaining([kind])]);
    const { kinds, own, leader } = await kindsOf(true);
    expect(kinds.flat()).not.toContain(kind);
    expect((await noticesOf(leader.id)).map(({ title }) => title)).toEqual(
      own.filter(({ color }) => color === 'bad').map(({ modalHeader }) => modalHeader),
    );
  });

  it('is hidden from a former leader who is a member now, and from no one after they have left', async () => {
    for (const isMember of [true, false]) {
      const { team, members } = await buildCoachedTeam({ productivity: [70, 55] });
      await mixBatch(team, METRIC.productivity);
      const former = await buildUser(prisma(), { companyId: team.companyId });
      await haveLed(team, former);
      if (isMember) await buildMember(prisma(), { team, user: former });
      await evaluate(team.companyId);
      expect(await itemsOf(members[0] as User, 'Member', team.id)).toHaveLength(isMember ? 0 : 1);
    }
  });

  it('isn’t read by a former leader who joins the team on the day of the notice', async () => {
    const { team } = await buildCoachedTeam({ productivity: [70, 55] });
    await evaluate(team.companyId);
    for (const hasLed of [false, true]) {
      const person = await buildMember(prisma(), { team, joinedAt: new Date(now) });
      if (hasLed) await haveLed(team, person);
      expect(await itemsOf(person, 'Member', team.id)).toHaveLength(hasLed ? 0 : 1);
    }
  });
});

describe('a member’s own trend', () => {
  it('is made from their own answers and shown to no one else', async () => {
    const { team, leader, members } = await buildCoachedTeam();
    const [member, colleague] = members as [User, User];
    for (let days = 0; days < 28; days += 1) {
      const checkIn = await buildCheckIn(prisma(), { team, userId: member.id, localDate: addDays(lastDay, -days) });
      await buildAnswer(prisma(), { checkIn, productivity: days < 14 ? 40 : 70 });
    }
    await evaluate(team.companyId);
    const isOwn = ({ insightBody }: { insightBody: string }) => insightBody.endsWith('Only you see this.');
    const own = (await itemsOf(member, 'Member', team.id)).filter(isOwn);
    expect(own).toMatchObject([{ color: 'bad', modalHeader: 'Performance Trend: down 30 points to 40' }]);
    expect(own[0]?.insightBody).toMatch(
      /^In the two weeks up to .*, you got less done than in the two before\. .* 14 days\. Only you see this\.$/,
    );
    for (const [user, role] of [
      [colleague, 'Member'],
      [leader, 'Team Leader'],
    ] as const) {
      const texts = await itemsOf(user, role, team.id);
      expect(texts.filter(isOwn)).toEqual([]);
    }
    expect(await noticesOf(leader.id)).toEqual([]);
  });
});

describe('a trend that asks for attention', () => {
  it('notifies the leader, who writes to the team from there, once', async () => {
    const { team, leader, members } = await buildCoachedTeam({ motivation: [70, 55], productivity: [70, 55] });
    const messages = await liveMessagesOf(() => evaluate(team.companyId));
    const [notice, ...others] = await noticesOf(leader.id);
    expect(others).toEqual([]);
    expect(messages.filter(([, , event]) => event === 'notification')).toHaveLength(1);
    expect(notice).toMatchObject({
      role: 'Team Leader',
      title: 'Motivation Trend: down 14 points to 56',
      icon: 'trend',
      color: 'bad',
      buttonTitle: 'Post',
      buttonLink: `/api/coach/post/${team.id}/message`,
      textArea: true,
      textAreaPlaceholder: 'Write to your team',
      textAreaAnonymous: true,
      props: { teamId: team.id, authorsCount: 7 },
    });
    const id = notice?.id ?? 0;
    const ctx = await userCtx(leader, { role: 'Team Leader', now });
    const words = { id, text: 'What would help you this week?', anonymously: true };
    await expect(sendCoachMessage(ctx, team.id, { ...words, text: 'What the fuck?' })).rejects.toMatchObject({
      code: 'offensive',
    });
    await sendCoachMessage(ctx, team.id, words);
    await expect(sendCoachMessage(ctx, team.id, words)).rejects.toMatchObject({ code: 'conflict' });
    await notifyOfAnonymousPosts(jobCtx({ now }));
    const { newPosts } = await listCoachPosts(await userCtx(members[0] as User, { now }), team.id);
    expect(newPosts).toMatchObject([{ text: words.text, name: 'Anonymous' }]);
    // The time of the click isn't stored.
    const [{ buttonClickedAt, seenAt, createdAt } = { createdAt: null }] = await noticesOf(leader.id);
    expect([buttonClickedAt, seenAt]).toEqual([createdAt, createdAt]);
  });
});
