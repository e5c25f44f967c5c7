'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { repliesKey } from '#/components/replies/leader-replies-key.ts';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import { answerReplyContract, listRepliesContract } from '#/lib/domain/replies/replies.contract.ts';

type Replies = Output<typeof listRepliesContract>;
export type LeaderThread = Replies['threads'][number];
export type LeaderAct = Input<typeof answerReplyContract>['body'];

/** The conversations about messages without a name of a team that this person leads. */
export function useLeaderReplies(teamId: number) {
  return useQuery({
    queryKey: repliesKey(teamId),
    queryFn: ({ signal }) => call(listRepliesContract, { query: { teamId } }, signal),
    refetchOnWindowFocus: true,
  });
}

/** Does something to a conversation, which then stands in the list as the server answers it. */
export function useLeaderAct(teamId: number, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaderAct) => call(answerReplyContract, { params: { id }, body }),
    onSuccess: ({ thread }) =>
      queryClient.setQueryData<Replies>(
        repliesKey(teamId),
        (cached) => cached && { threads: cached.threads.map((one) => (one.id === id ? thread : one)) },
      ),
  });
}
