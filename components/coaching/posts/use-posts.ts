'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { nextPosts, type PostPage, postPagesKey } from '#/components/coaching/posts/post-pages.ts';
import { call } from '#/lib/api/call.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

type Before = string | undefined;

/** A team's chat box: what is new, and what is old page by page. */
export function usePosts(team: number) {
  const key = postPagesKey(team);
  return useInfiniteQuery<PostPage, Error, InfiniteData<PostPage, Before>, typeof key, Before>({
    queryKey: key,
    queryFn: ({ pageParam: before, signal }) =>
      call(listCoachPostsContract, { params: { id: team }, query: { before } }, signal),
    initialPageParam: undefined,
    getNextPageParam: (last) => nextPosts(last),
    refetchOnWindowFocus: true,
  });
}
