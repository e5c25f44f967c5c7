'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RepliesQuery, repliesKey } from '#/components/replies/leader-replies-key.ts';
import { call } from '#/lib/api/call.ts';
import type { Input, Output } from '#/lib/api/endpoint.ts';
import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import {
  acknowledgePulseTextContract,
  answerReplyContract,
  listRepliesContract,
} from '#/lib/domain/replies/replies.contract.ts';

type Replies = Output<typeof listRepliesContract>;
export type LeaderThread = Replies['threads'][number];
export type LeaderAct = Input<typeof answerReplyContract>['body'];

/**
 * Loads the conversations about messages of a team that this person leads, or about texts of a pulse that they may
 * read.
 */
export function useLeaderReplies(query: RepliesQuery) {
  return useQuery({
    queryKey: repliesKey(query),
    queryFn: ({ signal }) => call(listRepliesContract, { query }, signal),
    refetchOnWindowFocus: true,
  });
}

/** Changes a conversation, and updates the list with the server's answer. */
export function useLeaderAct(query: RepliesQuery, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LeaderAct) => call(answerReplyContract, { params: { id }, body }),
    onSuccess: ({ thread }) =>
      queryClient.setQueryData<Replies>(
        repliesKey(query),
        (cached) => cached && { ...cached, threads: cached.threads.map((one) => (one.id === id ? thread : one)) },
      ),
  });
}

/** Sets the reader's reaction to a text of a pulse. */
export function useTextReaction(query: RepliesQuery, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (word: AcknowledgementWord | null) =>
      call(acknowledgePulseTextContract, { params: { id }, body: { word } }),
    onSuccess: ({ text }) =>
      queryClient.setQueryData<Replies>(
        repliesKey(query),
        (cached) => cached && { ...cached, reactions: [...cached.reactions.filter((one) => one.id !== id), text] },
      ),
  });
}
