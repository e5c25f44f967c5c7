'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  mapPosts,
  type PostPages,
  postPagesKey,
  withoutPost,
  withRead,
} from '#/components/coaching/posts/post-pages.ts';
import { refreshPosts } from '#/components/coaching/refresh-posts.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import {
  hideCoachPostContract,
  readCoachPostContract,
  removeCoachPostContract,
} from '#/lib/domain/coaching/posts/posts.contract.ts';

/** What may happen to a post of a team: it is read, taken back or hidden. */
export function usePostChanges(team: number) {
  const queryClient = useQueryClient();
  const change = (how: (cached: PostPages) => PostPages) =>
    queryClient.setQueryData<PostPages>(postPagesKey(team), (cached) => cached && how(cached));
  const onError = ({ message }: Error) => {
    showMessage({ kind: 'bad', text: message });
    void refreshPosts(queryClient);
  };

  const read = useMutation({
    mutationFn: (id: string) => call(readCoachPostContract, { params: { id } }),
    onMutate: (id) => change((cached) => withRead(cached, id)),
    onSuccess: () => refreshPosts(queryClient, 'counts'),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeCoachPostContract, { params: { id }, body: {} }),
    onSuccess: (_, id) => change((cached) => withoutPost(cached, id)),
  });
  const hide = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(hideCoachPostContract, { params: { id }, body: { reason } }),
    onSuccess: (_, { id, reason }) =>
      change((cached) =>
        mapPosts(cached, (post) => (post.id === id ? { ...post, text: '', hiddenReason: reason } : post)),
      ),
  });
  return { read, remove, hide };
}
