import type { Output } from '#/lib/api/endpoint.ts';
import { OLD_POSTS_PAGE_SIZE } from '#/lib/domain/coaching/constants.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export type PostPage = Output<typeof listCoachPostsContract>;
/** The person's own message without a name is only here until the next full hour: no one can react to it yet. */
export type Post = PostPage['newPosts'][number] & { isWaiting?: true };

/** The cached chat box of a team: all new posts with the first page of old ones, then older pages. */
export interface PostPages {
  pages: PostPage[];
  pageParams: (string | undefined)[];
}

/** Returns the cache key of a team's chat box. */
export function postPagesKey(team: number) {
  return [listCoachPostsContract.name, 'pages', team] as const;
}

/** Returns the cached pages once the first one is there. */
export function firstPostPage(page: PostPage): PostPages {
  return { pages: [page], pageParams: [undefined] };
}

/** Returns the post before which the next page begins; undefined if there are no older ones. */
export function nextPosts({ oldPosts }: PostPage): string | undefined {
  return oldPosts.length < OLD_POSTS_PAGE_SIZE ? undefined : oldPosts.at(-1)?.id;
}

/** Changes every post of the pages; if `change` returns nothing, the post is removed. */
export function mapPosts(cached: PostPages, change: (post: Post) => Post | null): PostPages {
  const changed = (posts: Post[]) => posts.flatMap((post) => change(post) ?? []);
  return {
    ...cached,
    pages: cached.pages.map((page) => ({
      ...page,
      newPosts: changed(page.newPosts),
      oldPosts: changed(page.oldPosts),
    })),
  };
}

/** Adds the person's own post to the pages, first among the old ones. Source: product specification. */
export function withOwnPost(cached: PostPages, post: Post): PostPages {
  return withoutPost(cached, post.id, (pages) => insertOld(pages, 0, 0, post));
}

/** Returns the pages without a post. */
export function withoutPost(
  cached: PostPages,
  id: string,
  then: (pages: PostPage[]) => PostPage[] = (pages) => pages,
): PostPages {
  const rest = mapPosts(cached, (post) => (post.id === id ? null : post));
  return { ...rest, pages: then(rest.pages) };
}

/** Returns the pages after a new post was read: it moves to its position among the old ones, newest first. */
export function withRead(cached: PostPages, id: string): PostPages {
  const read = cached.pages.flatMap(({ newPosts }) => newPosts).find((post) => post.id === id);
  if (!read) return cached;
  return withoutPost(cached, id, (pages) => {
    const isOlder = ({ createdAt }: Post) => createdAt <= read.createdAt;
    const olderPage = pages.findIndex(({ oldPosts }) => oldPosts.some(isOlder));
    const page = olderPage === -1 ? pages.length - 1 : olderPage;
    const at = pages[page]?.oldPosts.findIndex(isOlder) ?? -1;
    return insertOld(pages, page, at === -1 ? Number.POSITIVE_INFINITY : at, { ...read, seen: true });
  });
}

function insertOld(pages: PostPage[], page: number, at: number, post: Post): PostPage[] {
  return pages.map((one, index) => (index === page ? { ...one, oldPosts: one.oldPosts.toSpliced(at, 0, post) } : one));
}
