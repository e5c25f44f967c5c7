'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import {
  type Post,
  type PostPages,
  postPagesKey,
  withOwnPost,
  withoutPost,
} from '#/components/coaching/posts/post-pages.ts';
import { call } from '#/lib/api/call.ts';
import { createCoachPostContract } from '#/lib/domain/coaching/posts/posts.contract.ts';

export interface Draft {
  text: string;
  anonymously: boolean;
  isMotivation: boolean;
  /** Also the post's id until the server has given it one. */
  submissionId: string;
  /** What the server stores of the author's key. */
  replyHash?: string;
}

/** Writes to a team: the post is shown immediately, and removed again if it couldn't be sent. */
export function useCreatePost(team: number, author: { viewer: CoachingViewer; anonymous: string }) {
  const queryClient = useQueryClient();
  const change = (how: (cached: PostPages) => PostPages) =>
    queryClient.setQueryData<PostPages>(postPagesKey(team), (cached) => cached && how(cached));
  return useMutation({
    mutationFn: (draft: Draft) => call(createCoachPostContract, { params: { id: team }, body: draft }),
    onMutate: (draft) => change((cached) => withOwnPost(cached, asPost(draft, author))),
    onSuccess: ({ post }, { submissionId, anonymously }) => {
      const own: Post = { ...post, seen: true, ...(anonymously ? { isWaiting: true } : {}) };
      change((cached) => withOwnPost(withoutPost(cached, submissionId), own));
    },
    onError: (_, { submissionId }) => change((cached) => withoutPost(cached, submissionId)),
  });
}

/** Returns a post as its author sees it until the server has stored it. */
function asPost(
  { text, anonymously, submissionId }: Draft,
  { viewer, anonymous }: { viewer: CoachingViewer; anonymous: string },
): Post {
  return {
    id: submissionId,
    name: anonymously ? anonymous : `${viewer.firstName} ${viewer.lastName}`.trim(),
    text,
    daysAgo: 0,
    createdAt: new Date().toISOString(),
    anonymously,
    logo_url: anonymously ? null : (viewer.image ?? null),
    seen: true,
    source: null,
    canRemove: false,
    removableUntil: null,
    canHide: false,
    hiddenReason: null,
    acknowledgements: [],
    acknowledged: null,
    isWaiting: true,
  };
}
