import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { now } from '#/e2e/support/actors/demo-viewers.ts';
import { numberOf, rowsOf } from '#/e2e/support/measures/demo-rows.ts';
import { demoDatabase } from '#/e2e/support/product/demo-database.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { listCoachPosts } from '#/lib/domain/coaching/posts/coach-post.service.ts';
import { listCoachTeams } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { listOffensiveWords } from '#/lib/domain/language/find-offensive-word.ts';
import { openReply } from '#/lib/domain/replies/author-thread.service.ts';
import { listReplies } from '#/lib/domain/replies/leader-thread.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { conversations } from '#/prisma/seed/demo/coaching/conversations.ts';
import { demoAccounts, demoReplyKey } from '#/prisma/seed/demo-accounts.mjs';

const [, , leader, member] = demoAccounts;

beforeAll(demoDatabase, 120_000);
afterAll(closeDatabase);

async function cornerOf(account: { email: string } | undefined) {
  const ctx = await userCtx(await prisma().user.findUniqueOrThrow({ where: { email: account?.email ?? '' } }), { now });
  const { teams } = await listCoachTeams(ctx);
  const id = teams[0]?.id ?? 0;
  const list = async (which: 'insights' | 'trends') =>
    (await listCoachItems(ctx, id, { list: which, offset: 0 })).items;
  return {
    teams,
    insights: await list('insights'),
    trends: await list('trends'),
    posts: await listCoachPosts(ctx, id),
  };
}

describe.each([
  // The leader reacted to one of the last two.
  ['leader', leader, 1],
  ['member', member, 3],
] as const)('the demo’s %s', (_, account, unread) => {
  it('find insights and trends, some of them seen, and a conversation with the last part unread', async () => {
    const { teams, insights, trends, posts } = await cornerOf(account);
    expect(teams).toMatchObject([{ name: 'Mobile App', newMessages: unread }]);
    expect([insights.length, trends.length]).toEqual([5, 5]);
    expect(new Set([...insights, ...trends].map((item) => item.seen))).toEqual(new Set([true, false]));
    expect(posts.newPosts).toHaveLength(unread);
    expect(posts.oldPosts.length + unread).toBe(conversations['Mobile App']?.length);
    expect(posts.oldPosts.map(({ anonymously }) => anonymously)).toContain(true);
    const acknowledged = [...posts.newPosts, ...posts.oldPosts].flatMap(({ acknowledgements }) => acknowledgements);
    expect(acknowledged.map(({ word, names }) => [word, names.length])).toEqual(
      expect.arrayContaining([
        [1, 2],
        [4, 1],
        [5, 1],
      ]),
    );
    expect(posts.oldPosts.at(-1)).toMatchObject({ source: 'Sent from Motivation trend' });
  });
});

it('the demo has nameless conversations: one taken, one answered, one where the leader waits', async () => {
  const ctx = await userCtx(await prisma().user.findUniqueOrThrow({ where: { email: leader?.email ?? '' } }), { now });
  const { threads } = await listReplies(ctx, { teamId: (await listCoachTeams(ctx)).teams[0]?.id ?? 0 });
  expect(threads.map(({ state, isHolder, messages }) => [state, isHolder, messages.map(({ kind }) => kind)])).toEqual([
    ['open', false, ['reply']],
    ['open', true, ['note']],
    ['answered', false, ['reply', 'author', 'reply', 'answered']],
  ]);
  const ofKey = await openReply(visitorCtx({ now }), demoReplyKey);
  expect(ofKey).toMatchObject({ place: 'Mobile App', text: threads[0]?.text, canWrite: true });
});

it('the demo has a year of items in every team, of every colour, with votes', async () => {
  expect(
    await numberOf('SELECT min(n) FROM (SELECT count(*) AS n FROM coach_items GROUP BY team_id, audience) AS team'),
  ).toBeGreaterThan(8);
  const colors = await rowsOf<{ color: string }>('SELECT DISTINCT color FROM coach_items ORDER BY 1');
  expect(colors.map(({ color }) => color)).toEqual(['bad', 'default', 'good', 'neutral', 'very_good']);
  for (const vote of [1, -1])
    expect(await numberOf(`SELECT count(*) FROM coach_item_states WHERE vote = ${vote}`)).toBeGreaterThan(50);
});

it('the demo asks the leader of the team whose motivation fell to write to it', async () => {
  const notices = await rowsOf<{ open: boolean }>(
    `SELECT n.button_clicked_at IS NULL AS open FROM notifications n JOIN users u ON u.id = n.user_id
     WHERE u.email = $1 AND n.text_area AND n.title LIKE '%coaching-trends.headers.motivation%' ORDER BY n.id`,
    [leader?.email],
  );
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.at(-1)).toEqual({ open: true });
});

it('the demo has posts in every team, and kind ones', async () => {
  expect(await numberOf('SELECT count(DISTINCT team_id) FROM posts')).toBe(14);
  const texts = Object.values(conversations).flat();
  expect(texts.flatMap(({ text }) => listOffensiveWords(text))).toEqual([]);
  expect(texts.filter(({ text }) => text.length < 20 || /lorem|ipsum/i.test(text))).toEqual([]);
});
