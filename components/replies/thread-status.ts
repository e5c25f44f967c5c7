import type { LeaderThread } from '#/components/replies/use-leader-replies.ts';

export type ThreadStatus = 'waiting' | 'held' | 'replied' | 'answered' | 'closed';

/**
 * Returns a conversation's state for the leaders of its team: they should reply, one of them is responsible for it, or
 * its author should answer.
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

/** Returns conversations with those that wait for a reply first; the order is otherwise kept. */
export function byStatus(threads: readonly LeaderThread[]): LeaderThread[] {
  return order.flatMap((status) => threads.filter((thread) => statusOf(thread) === status));
}
