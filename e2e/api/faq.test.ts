import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#/e2e/api/calls.ts';
import { openServer } from '#/e2e/api/open-server.ts';
import { asProgram, buildWorld } from '#/e2e/api/world.ts';

/** A program written only from the specification: its paths and fields. */
const server = openServer();
let headers: Record<string, string>;

beforeEach(async () => {
  headers = await asProgram((await buildWorld()).own.persons.Member);
});

interface Question {
  id: number;
  section: string;
  question: string;
  answer: string;
  likesCount: number;
  dislikesCount: number;
  liked: boolean;
  disliked: boolean;
}
const ask = async (body: unknown) => server.call('/api/faq', { method: 'POST', headers, body });
const search = async (body: unknown) =>
  (await ask(body)).json as { sections: { slug: string; title: string; count: number }[]; questions: Question[] };
const vote = async (way: string, id: number | string) => server.call(`/api/faq/${way}/${id}`, { headers });

describe('the questions of the help', () => {
  it('are all returned, with the documented fields', async () => {
    const { questions, sections } = await search({});
    expect(questions.length).toBeGreaterThan(40);
    expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(questions.length);
    expect(questions[0]).toMatchObject({
      id: expect.any(Number),
      section: 'getting-started',
      likesCount: 0,
      dislikesCount: 0,
      liked: false,
      disliked: false,
    });
    expect(await search({ word: '', section: '', page: 3 })).toEqual({ ...(await search({})) });
  });

  it('are found by words and by section, its slug or its title', async () => {
    const { questions } = await search({ word: 'unsubscribe' });
    expect(questions[0]?.question).toBe('How do I stop the emails?');
    const bySlug = (await search({ section: 'check-ins' })).questions;
    expect(bySlug.length).toBeGreaterThan(5);
    expect((await search({ section: 'Check-ins', word: null })).questions).toEqual(bySlug);
    expect((await search({ section: 'no such section' })).questions).toEqual([]);
    expect((await search({ word: 'xyzzy' })).questions).toEqual([]);
    expect((await search({ word: `mail ${'x'.repeat(5000)}` })).questions).toEqual([]);
  });

  it.each([[{ word: 4 }], [{ section: ['privacy'] }], [[]]])('refuse %j', async (body) => {
    expect(refusalOf(await ask(body))).toBe(422);
  });
});

describe('votes', () => {
  it('are kept, and the other thumb replaces one', async () => {
    const [{ id } = { id: 0 }] = (await search({})).questions;
    const liked = { likesCount: 1, dislikesCount: 0, liked: true, disliked: false };
    expect((await vote('like', id)).json).toEqual(liked);
    expect((await vote('like', id)).json).toEqual(liked);
    expect((await vote('dislike', id)).json).toEqual({ likesCount: 0, dislikesCount: 1, liked: false, disliked: true });
    expect((await search({})).questions[0]).toMatchObject({ id, dislikesCount: 1, disliked: true });
  });

  it.each([
    ['999999', 404],
    ['706', 404],
    ['0', 404],
    ['x', 404],
  ])('on %s aren’t found', async (id, status) => {
    expect(refusalOf(await vote('like', id))).toBe(status);
    expect(refusalOf(await vote('dislike', id))).toBe(status);
  });
});
