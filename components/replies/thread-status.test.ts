import { expect, it } from 'vitest';
import { byStatus, statusOf } from '#/components/replies/thread-status.ts';
import type { LeaderThread } from '#/components/replies/use-leader-replies.ts';
import type { MessageKind, ThreadState } from '#/lib/domain/replies/constants.ts';

function thread(state: ThreadState, holder: string | null, ...kinds: MessageKind[]): LeaderThread {
  const messages = kinds.map((kind, at) => ({ id: String(at), kind, name: null, text: 'A', day: '2026-03-02' }));
  const message = { text: 'A', day: '2026-03-02', hiddenReason: null, signedBy: null };
  return { id: kinds.join(' '), ...message, state, holder, isHolder: false, messages };
}

it.each([
  [thread('open', null), 'waiting'],
  [thread('open', 'Lea Lead', 'note'), 'held'],
  [thread('open', 'Lea Lead', 'reply', 'note'), 'replied'],
  [thread('open', null, 'reply', 'author', 'note'), 'waiting'],
  [thread('open', null, 'reply', 'answered', 'author'), 'waiting'],
  [thread('answered', 'Lea Lead', 'reply', 'answered'), 'answered'],
  [thread('closed', 'Lea Lead', 'author', 'closed'), 'closed'],
] as const)('a conversation has the state of its last text: %#', (conversation, status) => {
  expect(statusOf(conversation)).toBe(status);
});

it('conversations that wait for a reply come first', () => {
  const list = [thread('closed', null, 'closed'), thread('open', null, 'reply'), thread('open', null, 'author')];
  expect(byStatus(list).map(({ id }) => id)).toEqual(['author', 'reply', 'closed']);
});
