import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld, type World } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';

/** A program written only from the two specifications: their paths, fields and words. */
const server = openServer();
let world: World;
let leader: Record<string, string>;
let member: Record<string, string>;

beforeEach(async () => {
  world = await buildWorld();
  leader = await asProgram(world.own.persons['Team Leader']);
  member = await asProgram(world.own.persons.Member);
});

type Headers = Record<string, string>;
type Item = Record<'id' | 'likesCount' | 'dislikesCount', number> & {
  seen: boolean;
  liked: boolean;
  disliked: boolean;
};
const get = async (path: string, headers: Headers = member) => server.call(`/api/coach${path}`, { headers });
const post = async (path: string, body: unknown, headers: Headers = member) =>
  server.call(`/api/coach${path}`, { method: 'POST', headers, body });
const json = async (answer: ReturnType<typeof get>) => (await answer).json as Record<string, unknown>;
const itemsAt = async (path: string, headers?: Headers) => {
  const { insights = [], trends = [] } = (await json(get(path, headers))) as Record<string, Item[]>;
  return [...insights, ...trends];
};

const insight = (audience: 'leader' | 'member', themeId = 27) =>
  buildCoachItem(prisma(), { team: world.own.team, audience, item: { themeId } });

describe('insights and trends', () => {
  it('have the documented fields', async () => {
    const { id } = await insight('member');
    const answer = await json(get(`/${world.own.team.id}/insights?offset=0`));
    expect(answer.insights).toEqual([
      {
        id,
        insightBody: expect.stringMatching(/^Choose a time of day for your check-in/),
        act: 'Choose a time of day for your check-in, such as right after lunch.',
        details: expect.stringMatching(/^A few words are enough, /),
        reason: null,
        because: null,
        source: expect.stringMatching(/^Source: /),
        // Only leaders can start steps.
        step: null,
        leadsTo: null,
        modalHeader: 'Make checking in easy',
        notificationType: 'hq_insight',
        personal: false,
        iconClass: 'icon-brand',
        color: 'default',
        daysAgo: expect.any(Number),
        seen: false,
        liked: false,
        disliked: false,
        likesCount: 0,
        dislikesCount: 0,
        allowComment: false,
        comments: [],
      },
    ]);
    expect(await itemsAt(`/${world.own.team.id}/trends`)).toEqual([]);
  });

  it('come in pages of five that newer ones don’t shift, with digits in texts', async () => {
    const ids: number[] = [];
    for (let themeId = 1; themeId <= 12; themeId++) ids.push((await insight('member', themeId)).id);
    const path = `/${world.own.team.id}/insights`;
    const until = Number((await json(get(path))).until);
    await insight('member', 20);
    const pages = [await itemsAt(`${path}?offset=&until=${until}`), ...(await pagesFrom(path, until))];
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await itemsAt(`${path}?offset=0`))[0]?.id).not.toBe(ids.at(-1));
  });

  const pagesFrom = async (path: string, until: number) => [
    await itemsAt(`${path}?offset=5&until=${until}`),
    await itemsAt(`${path}?offset=10&until=${until}`),
  ];

  it('are liked or disliked, not both; a repeat takes it back, and a vote opens them', async () => {
    const { id } = await insight('member');
    const vote = (which: string) => json(get(`/${id}/${which}`));
    expect(await vote('like')).toEqual({ liked: true, disliked: false, likesCount: 1, dislikesCount: 0 });
    expect(await vote('dislike')).toEqual({ liked: false, disliked: true, likesCount: 0, dislikesCount: 1 });
    expect(await vote('dislike')).toEqual({ liked: false, disliked: false, likesCount: 0, dislikesCount: 0 });
    expect(await itemsAt(`/${world.own.team.id}/insights`)).toMatchObject([{ id, seen: true }]);
  });

  it('count as seen once they are opened', async () => {
    const { id } = await insight('leader');
    expect(await json(post(`/${id}/seen`, {}, leader))).toEqual({ seen: true });
    expect(await itemsAt(`/${world.own.team.id}/insights`, leader)).toMatchObject([{ id, seen: true }]);
  });

  it.each(['-1', '1.5', 'x', '99999999999'])('refuse the offset %s', async (offset) => {
    expect(refusalOf(await get(`/${world.own.team.id}/insights?offset=${offset}`))).toBe(422);
  });

  it('can’t be read by the wrong person: a leader’s by members, a member’s by others or the leader', async () => {
    const { id } = await insight('leader');
    const { otherTeam, persons, team } = world.own;
    const own = await buildCoachItem(prisma(), {
      team,
      audience: 'member',
      item: { userId: persons['Team Leader'].id },
    });
    expect(await itemsAt(`/${team.id}/insights`)).toEqual([]);
    expect(await itemsAt(`/${team.id}/insights`, leader)).toMatchObject([{ id }]);
    const elsewhere = await buildCoachItem(prisma(), { team: otherTeam, audience: 'member' });
    const foreign = await buildCoachItem(prisma(), { team: world.foreign.team, audience: 'member' });
    for (const hidden of [id, own.id, elsewhere.id, foreign.id, 2_147_483_647]) {
      for (const way of ['like', 'dislike']) expect(refusalOf(await get(`/${hidden}/${way}`))).toBe(404);
      expect(refusalOf(await post(`/${hidden}/seen`, {}))).toBe(404);
    }
    expect(await prisma().coachItemState.count({ where: { companyId: team.companyId } })).toBe(0);
  });
});

describe('the motivation chat box', () => {
  const boxOf = async (headers: Headers = member) => json(get(`/post/${world.own.team.id}/get`, headers));
  const write = (body: unknown, headers?: Headers) => post(`/post/${world.own.team.id}/create`, body, headers);

  it('takes posts as documented, as one line, and returns them to all of the team', async () => {
    const answer = await write({ text: '  Well\n\ndone,   all ', anonymously: 'false', isMotivation: 'true', team: 7 });
    const { firstName, lastName } = world.own.persons.Member;
    expect([answer.status, (answer.json as { message: string }).message]).toEqual([200, 'Successfully!']);
    const { newPosts, oldPosts } = await boxOf(leader);
    expect(oldPosts).toEqual([]);
    expect(newPosts).toMatchObject([
      {
        name: `${firstName} ${lastName}`,
        text: 'Well done, all',
        daysAgo: 0,
        seen: false,
        source: 'Sent from Motivation trend',
      },
    ]);
    const { teams } = await json(get('/teams', leader));
    expect(teams).toEqual([{ id: world.own.team.id, name: world.own.team.name, newMessages: 1 }]);
    const [{ id } = { id: '' }] = newPosts as { id: string }[];
    expect(await json(get(`/post/${id}/read`, leader))).toEqual({ seen: true, newMessages: 0 });
    expect((await boxOf(leader)).oldPosts).toMatchObject([{ id, seen: true }]);
    expect((await boxOf()).oldPosts).toMatchObject([{ id, seen: true, canRemove: true }]);
  });

  it.each([
    ['nothing', { text: ' \n\t ' }],
    ['no text', {}],
    ['a list', { text: ['x'] }],
    ['more than 4,000 characters', { text: 'x'.repeat(4001) }],
  ])('refuses %s', async (_, body) => {
    expect(refusalOf(await write(body))).toBe(422);
    expect(await prisma().post.count({ where: { teamId: world.own.team.id } })).toBe(0);
  });

  it('refuses an id that contains the time of writing, which all readers would see', async () => {
    const submissionId = '0198f1a2-6f6e-7c1e-8f40-2f3d5c6b7a81';
    const answer = await write({ text: 'More light, please.', anonymously: true, submissionId });
    expect(refusalOf(answer)).toBe(422);
    expect(answer.json).toMatchObject({ message: 'submissionId must be a random UUID, version 4.' });
    expect(await prisma().post.count({ where: { teamId: world.own.team.id } })).toBe(0);
  });

  it('refuses words that may offend, with an error code of its own and the warning', async () => {
    const answer = await write({ text: 'What the fuck', anonymously: true });
    expect([refusalOf(answer), answer.json]).toMatchObject([
      422,
      { code: 'offensive', message: '“f***” may offend someone. Use another word.' },
    ]);
  });

  it('stores 4,000 characters, in any script', async () => {
    const text = '𝒳'.repeat(4000);
    expect((await write({ text })).status).toBe(200);
    expect((await boxOf(leader)).newPosts).toMatchObject([{ text }]);
  });

  it('is closed to a person who has left the team, also from an old page', async () => {
    await write({ text: 'Hello.' });
    const [{ id } = { id: '' }] = (await boxOf(leader)).newPosts as { id: string }[];
    await prisma().teamMember.deleteMany({ where: { userId: world.own.persons.Member.id } });
    const answers = [await write({ text: 'Me again.' }), await write({ text: 'Me again.', anonymously: true })];
    expect(answers.map(refusalOf)).toEqual([403, 403]);
    expect([refusalOf(await get(`/post/${id}/read`)), refusalOf(await post(`/post/${id}/remove`, {}))]).toEqual([
      404, 404,
    ]);
    expect(await prisma().post.count({ where: { teamId: world.own.team.id } })).toBe(1);
  });

  it('returns the same anonymous post to every reader, no matter who wrote it', async () => {
    await write({ text: 'More light, please.', anonymously: true });
    expect((await boxOf()).newPosts).toEqual([]);
    // As at the next full hour.
    await prisma().post.updateMany({ data: { isNotified: true } });
    const third = await buildMember(prisma(), { team: world.own.team });
    const readers = [await boxOf(), await boxOf(await asProgram(third))];
    expect(readers[0]).toEqual(readers[1]);
    expect(JSON.stringify(readers[0])).not.toContain(world.own.persons.Member.lastName);
    const counts = [await json(get('/teams')), await json(get('/teams', await asProgram(third)))];
    expect(counts[0]).toEqual(counts[1]);
  });
});
