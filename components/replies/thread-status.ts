import type { LeaderThread } from '#/components/replies/use-leader-replies.ts';

export type ThreadStatus = 'waiting' | 'held' | 'replied' | 'answered' | 'closed';

/**
 * How a conversation stands for the leaders of its team: whether they are to reply, one of them has taken it, or its
 * author is to answer.
 * @example statusOf({ state: 'open', holder: null, messages: [] }) // 'waiting'
 */
export function statusOf({
  state,
  holder,
  messages,
}: Pick<LeaderThread, 'state' | 'holder' | 'messages'>): ThreadStatus {
  if (state !== 'open') return state;
  const last = messages.findLast(({ kind }) => kind === 'reply' || kind === 'author');
  if (last?.kind === 'reply') return 'replied';
  return holder === null ? 'waiting' : 'held';
}

const order: readonly ThreadStatus[] = ['waiting', 'held', 'replied', 'answered', 'closed'];

/** Returns conversations with those first that wait for a reply; those that stand alike keep their order. */
export function byStatus(threads: readonly LeaderThread[]): LeaderThread[] {
  return order.flatMap((status) => threads.filter((thread) => statusOf(thread) === status));
}
