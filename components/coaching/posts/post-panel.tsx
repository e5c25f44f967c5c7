'use client';

import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { ItemsSkeleton } from '#/components/coaching/items/items-skeleton.tsx';
import { PostBox } from '#/components/coaching/posts/post-box.tsx';
import { PostList } from '#/components/coaching/posts/post-list.tsx';
import { nextPosts, type PostPage, postPagesKey } from '#/components/coaching/posts/post-pages.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { LeaderReplies, PostThread } from '#/components/replies/leader-replies.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call } from '#/lib/api/call.ts';
import { listCoachPostsContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

interface PostPanelProps {
  team: number;
  viewer: CoachingViewer;
  /** The trend that the next message is about. */
  trend: number | null;
  onDropTrend: () => void;
}

/** Shows the motivation chat box of a team: write messages, and read other people's. */
export function PostPanel({ team, viewer, trend, onDropTrend }: PostPanelProps) {
  const t = useTranslations('coaching.posts');
  const fixed = useTranslations('specification.coaching');
  const query = usePosts(team);
  return (
    <SectionState query={query} failure={fixed('postsFailed')} skeleton={<ItemsSkeleton />}>
      {({ pages }) => {
        const newPosts = pages[0]?.newPosts ?? [];
        const oldPosts = pages.flatMap((page) => page.oldPosts);
        return (
          <div className="mx-auto flex w-full max-w-190 flex-col gap-6">
            <PostBox
              key={team}
              team={team}
              viewer={viewer}
              authorsCount={pages[0]?.authorsCount ?? 0}
              reportingLink={pages[0]?.reportingLink ?? null}
              trend={trend}
              onDropTrend={onDropTrend}
            />
            {viewer.isLeader && (
              <LeaderReplies
                team={team}
                locale={viewer.locale}
                listedIds={new Set([...newPosts, ...oldPosts].map(({ id }) => id))}
              />
            )}
            {newPosts.length + oldPosts.length === 0 ? (
              <Card as="div">
                <EmptyState icon={<MessagesSquare />} title={t('empty')}>
                  {t('emptyText')}
                </EmptyState>
              </Card>
            ) : (
              <PostList
                team={team}
                newPosts={newPosts}
                oldPosts={oldPosts}
                locale={viewer.locale}
                threadOf={(id) => viewer.isLeader && <PostThread team={team} post={id} locale={viewer.locale} />}
              />
            )}
            {query.hasNextPage && (
              <Button
                variant="secondary"
                className="self-center"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('older')}
              </Button>
            )}
          </div>
        );
      }}
    </SectionState>
  );
}

type Before = string | undefined;

/** Loads a team's chat box: new messages, and old ones page by page. */
function usePosts(team: number) {
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
