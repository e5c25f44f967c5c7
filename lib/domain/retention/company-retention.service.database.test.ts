import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { presentActivity } from '#/lib/domain/audit/activity.present.ts';
import { chooseRetention, getRetention } from '#/lib/domain/retention/company-retention.service.ts';
import { companyRetention, type RetentionKind, retentionKinds } from '#/lib/domain/retention/constants.ts';
import { prisma } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';

const now = '2026-03-15T10:00:00Z';
let managed: Awaited<ReturnType<typeof buildManagedCompany>>;

openQueue();
beforeEach(async () => {
  managed = await buildManagedCompany();
});

const ctx = (at = now) => userCtx(managed.administrator, { now: new Date(at) });
const choose = async (kind: RetentionKind, months: number, { isDryRun = false, at = now } = {}) =>
  chooseRetention(await ctx(at), { kind, months, isDryRun });
const kindOf = async (kind: RetentionKind, at = now) =>
  (await getRetention(await ctx(at))).kinds.find((one) => one.kind === kind);
const notices = () => findNotices({ where: { companyId: managed.company.id }, orderBy: { userId: 'asc' } });
const entries = () =>
  prisma().auditEntry.findMany({ where: { companyId: managed.company.id, action: 'company.retention' } });

describe('a company’s retention', () => {
  it('is the usual one if it has chosen nothing, in the order of the screen', async () => {
    expect((await getRetention(await ctx())).kinds).toEqual(
      retentionKinds.map((kind) => {
        const { months, least, most } = companyRetention[kind];
        // Notes are never kept longer than check-ins.
        const longest = kind === 'check-in-texts' ? months : most;
        return { kind, months, startsOn: null, monthsNow: months, least, most: longest };
      }),
    );
  });

  it('applies a week later if it’s shorter, is logged, and announced to all who lead except its author', async () => {
    const { team, administrator, departmentLeader, teamLeader } = managed;
    await buildPost(prisma(), { team, post: { postedOn: new Date('2025-03-21') } });
    await buildPost(prisma(), { team, post: { postedOn: new Date('2025-03-22') } });
    const { message, ...answer } = await choose('posts', 12);
    expect(answer).toEqual({ rows: 1, startsOn: '2026-03-22' });
    expect(inWords(message, 'en')).toBe('Saved. It applies from 22 March 2026.');
    expect(await kindOf('posts')).toMatchObject({ months: 12, monthsNow: 24, startsOn: '2026-03-22' });
    const news = await notices();
    expect(news.map(({ userId, role }) => [userId, role])).toEqual([
      [departmentLeader.id, 'Department Leader'],
      [teamLeader.id, 'Team Leader'],
    ]);
    expect(news[0]?.message).toContain('<strong>Messages in the chat box, 12 months</strong>. From 22 March 2026,');
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actorId: administrator.id, subject: `company:${managed.company.id}` });
    if (!entry) throw new Error('There is an entry.');
    expect(presentActivity(entry, new Map(), 'en').text).toBe(
      'changed how long data is kept: Messages in the chat box, 12 months (before: 24 months)',
    );
  });

  it('applies immediately if it’s longer, is logged and announced to no one', async () => {
    expect(await choose('activity', 84)).toMatchObject({ startsOn: '2026-03-15' });
    expect(await kindOf('activity')).toMatchObject({ months: 84, monthsNow: 84, startsOn: null });
    expect([await notices(), (await entries()).length]).toEqual([[], 1]);
  });

  it('changes nothing on a dry run, which counts, and nothing if the same is chosen again', async () => {
    await buildPost(prisma(), { team: managed.team, post: { postedOn: new Date('2020-01-01') } });
    const { message, ...answer } = await choose('posts', 3, { isDryRun: true });
    expect(answer).toEqual({ rows: 1, startsOn: '2026-03-22' });
    expect(inWords(message, 'en')).toContain('Nothing has changed yet.');
    expect(await choose('posts', 24)).toMatchObject({ rows: 1, startsOn: '2026-03-15' });
    expect([await notices(), await entries()]).toEqual([[], []]);
    expect(await prisma().companyRetention.count({ where: { companyId: managed.company.id } })).toBe(0);
  });

  it('can be made longer again before a shorter time applies', async () => {
    await choose('pulse-texts', 3);
    expect(await choose('pulse-texts', 24, { at: '2026-03-21T10:00:00Z' })).toMatchObject({ startsOn: '2026-03-21' });
    expect(await kindOf('pulse-texts', '2026-03-21T10:00:00Z')).toMatchObject({ months: 24, monthsNow: 24 });
  });

  it('keeps notes no longer than check-ins', async () => {
    await choose('check-ins', 12);
    expect(await kindOf('check-in-texts')).toMatchObject({ months: 12, most: 12, startsOn: '2026-03-22' });
    await expect(choose('check-in-texts', 18)).rejects.toMatchObject({ code: 'invalid' });
    await choose('check-in-texts', 6);
    expect(await kindOf('check-in-texts')).toMatchObject({ months: 6 });
  });

  it.each<[RetentionKind, number]>(
    retentionKinds.flatMap((kind): [RetentionKind, number][] => [
      [kind, companyRetention[kind].least - 1],
      [kind, companyRetention[kind].most + 1],
    ]),
  )('refuses what no kind can have: %s for %i months', async (kind, months) => {
    await expect(choose(kind, months)).rejects.toMatchObject({ code: 'invalid' });
    await expect(choose(kind, months, { isDryRun: true })).rejects.toMatchObject({ code: 'invalid' });
    expect(await entries()).toEqual([]);
  });

  it('shows the second of two parallel changes the first', async () => {
    await Promise.all([choose('posts', 12), choose('posts', 6)]);
    const chain = (await entries()).map(({ details }) => details);
    expect(chain).toHaveLength(2);
    expect(await kindOf('posts')).toMatchObject({ monthsNow: 24, startsOn: '2026-03-22' });
  });
});
