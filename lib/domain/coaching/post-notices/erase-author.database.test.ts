import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildCornerTeam, buildInsights } from '#/e2e/support/scenes/corner-team.ts';
import { listCoachItems, voteCoachItem } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { eraseAuthor } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import { closeDatabase, inTransaction, prisma } from '#/lib/platform/db.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('erasing an author keeps the number of likes, so that a drop doesn’t reveal who liked it', async () => {
  const { team, members } = await buildCornerTeam(4);
  await buildInsights(team, 'member', [27, 12]);
  const [reader, leaver, other] = await Promise.all(members.map((member) => userCtx(member, { role: 'Member' })));
  if (!reader || !leaver || !other) throw new Error('There are four.');
  const read = async () => {
    const { items } = await listCoachItems(reader, team.id, { list: 'insights', offset: 0 });
    return items.map(({ id, likesCount, dislikesCount, liked }) => ({ id, likesCount, dislikesCount, liked }));
  };
  const [first, second] = await read();
  for (const [ctx, id, vote] of [
    [leaver, first?.id, 1],
    [other, first?.id, 1],
    [leaver, second?.id, -1],
  ] as const)
    await voteCoachItem(ctx, id ?? 0, vote);
  const before = await read();
  expect(before).toMatchObject([{ likesCount: 2 }, { dislikesCount: 1 }]);
  const of = { companyId: team.companyId, userId: leaver.actor.userId };
  await inTransaction(prisma(), (tx) => eraseAuthor(tx, of));
  expect(await read()).toEqual(before);
  expect(await prisma().coachItemState.count({ where: of })).toBe(0);
});
