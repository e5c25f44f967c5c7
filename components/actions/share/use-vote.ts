'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Share } from '#/components/actions/share/use-share.ts';
import { useSending } from '#/components/frame/sending/use-sending.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { tabStore } from '#/components/ui/tab-store.ts';
import { ApiError, call, queryKey } from '#/lib/api/call.ts';
import { listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import { VOTE_TOPICS_MAX } from '#/lib/domain/actions/constants.ts';
import { voteOnShareContract } from '#/lib/domain/actions/share/share.contract.ts';

/** What was chosen in this tab, until the server has it. */
const keptVotes = tabStore<readonly string[]>('vote');

/** Returns the key of a stored choice, which names the person, because someone else may sign in here. */
const keyOf = (share: Pick<Share, 'id'>, viewerId: number) => `${viewerId}:${share.id}`;

/** Forgets the choice if nothing can be sent any more: the server has it, or the vote is over. */
export function useForgottenVote(share: Share, viewerId: number): void {
  const key = keyOf(share, viewerId);
  const isOver = !share.vote?.canVote;
  useEffect(() => {
    if (isOver) keptVotes.drop(key);
  }, [key, isOver]);
}

/** Returns whether sending again can't help; it can after signing in again or waiting. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [403, 404, 409, 422].includes(error.status);

/**
 * Returns a person's choice, and a function that sends it. Without a connection it's kept and sent later, even if the
 * page was reloaded. The server records who has voted, so repeated sending counts once.
 */
export function useVote(teamId: number, share: Share, viewerId: number) {
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState<readonly string[]>([]);
  const key = keyOf(share, viewerId);
  const end = (kind: 'good' | 'info', text: string) => {
    keptVotes.drop(key);
    showMessage({ kind, text });
    return queryClient.invalidateQueries({ queryKey: queryKey(listActionsContract, { query: { teamId } }) });
  };
  const { sending, submit } = useSending(
    (topics: readonly string[]) =>
      call(voteOnShareContract, { params: { id: share.id }, body: { topics: [...topics] } }).catch((error: unknown) => {
        if (isFinal(error)) void end('info', error.message);
        throw error;
      }),
    ({ message }) => void end('good', message),
  );
  const send = (topics: readonly string[]) => {
    keptVotes.keep(key, topics);
    void submit(topics);
  };
  const sendKept = useEffectEvent(() => {
    const topics = readTopics(keptVotes.read(key), share);
    if (!topics) return;
    setChoice(topics);
    send(topics);
  });
  useEffect(() => queueMicrotask(sendKept), []);
  return { choice, setChoice, sending, send };
}

/** Returns the kept topics if the share proposes them. */
function readTopics(text: string | null, { topics: proposals }: Share): string[] | null {
  try {
    const topics: unknown = JSON.parse(text ?? 'null');
    const isProposed = (topic: unknown) => proposals.some((proposal) => proposal.topic === topic);
    const isChoice = Array.isArray(topics) && topics.length > 0 && topics.length <= VOTE_TOPICS_MAX;
    return isChoice && topics.every(isProposed) ? (topics as string[]) : null;
  } catch {
    return null;
  }
}
