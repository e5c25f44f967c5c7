import { expect, test } from 'vitest';
import {
  firstPostPage,
  mapPosts,
  nextPosts,
  type Post,
  type PostPages,
  withOwnPost,
  withoutPost,
  withRead,
} from '#/components/coaching/posts/post-pages.ts';

const post = (id: string, day: string, more: Partial<Post> = {}): Post => ({
  id,
  name: 'Ana Lima',
  text: `Text of ${id}`,
  daysAgo: 0,
  createdAt: `2026-11-${day}`,
  anonymously: false,
  logo_url: null,
  seen: true,
  source: null,
  canRemove: false,
  removableUntil: null,
  canHide: false,
  hiddenReason: null,
  acknowledgements: [],
  acknowledged: null,
  ...more,
});
const unseen = (id: string, day: string) => post(id, day, { seen: false });
const box: PostPages = {
  pages: [
    {
      newPosts: [unseen('n2', '22T09:00Z'), unseen('n1', '20T00:00Z')],
      oldPosts: [post('o4', '21T08:00Z'), post('o3', '20T07:00Z')],
      authorsCount: 7,
      reportingLink: null,
    },
    {
      newPosts: [],
      oldPosts: [post('o2', '19T08:00Z'), post('o1', '18T08:00Z')],
      authorsCount: 7,
      reportingLink: null,
    },
  ],
  pageParams: [undefined, 'o3'],
};
const ids = ({ pages }: PostPages) =>
  pages.map(({ newPosts, oldPosts }) => [newPosts, oldPosts].map((posts) => posts.map(({ id }) => id).join(' ')));

test('one’s own post is first among the old ones, once', () => {
  const after = withOwnPost(box, post('mine', '22T10:00Z'));
  expect(ids(after)[0]).toEqual(['n2 n1', 'mine o4 o3']);
  expect(ids(withOwnPost(after, post('mine', '22T10:00Z')))).toEqual(ids(after));
});

test('a post that couldn’t be sent is removed completely', () => {
  expect(withoutPost(withOwnPost(box, post('mine', '22T10:00Z')), 'mine')).toEqual(box);
});

test.each([
  [
    'n2',
    [
      ['n1', 'n2 o4 o3'],
      ['', 'o2 o1'],
    ],
  ],
  [
    'n1',
    [
      ['n2', 'o4 o3'],
      ['', 'n1 o2 o1'],
    ],
  ],
  [
    'o3',
    [
      ['n2 n1', 'o4 o3'],
      ['', 'o2 o1'],
    ],
  ],
])('%s moves to its position by time when it’s read', (id, expected) => {
  expect(ids(withRead(box, id))).toEqual(expected);
});

test('the oldest of all moves to the end, as read', () => {
  const oldest = unseen('n0', '01T00:00Z');
  const read = withRead(
    firstPostPage({ newPosts: [oldest], oldPosts: [post('o1', '18T08:00Z')], authorsCount: 2, reportingLink: null }),
    'n0',
  );
  expect(read.pages[0]?.oldPosts.at(-1)).toEqual({ ...oldest, seen: true });
  expect(
    withRead(firstPostPage({ newPosts: [oldest], oldPosts: [], authorsCount: 2, reportingLink: null }), 'n0').pages[0]
      ?.oldPosts,
  ).toEqual([{ ...oldest, seen: true }]);
});

test('a change reaches a post wherever it is', () => {
  const hidden = mapPosts(box, (one) => (one.id === 'o1' ? { ...one, text: '', hiddenReason: 'A name' } : one));
  expect(hidden.pages[1]?.oldPosts[1]).toMatchObject({ text: '', hiddenReason: 'A name' });
});

test('a full page continues below its last post', () => {
  const full = Array.from({ length: 50 }, (_, at) => post(`p${at}`, '01T00:00Z'));
  expect(nextPosts({ newPosts: [], oldPosts: full, authorsCount: 7, reportingLink: null })).toBe('p49');
  expect(nextPosts({ newPosts: full, oldPosts: full.slice(1), authorsCount: 7, reportingLink: null })).toBeUndefined();
});
