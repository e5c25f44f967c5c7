import type { ThreadState } from '#/lib/domain/replies/constants.ts';
import type { ThreadRow } from '#/lib/domain/replies/read-threads.ts';
import type { AuthorThread, LeaderThread, PresentedMessage } from '#/lib/domain/replies/replies.schema.ts';

/** Returns a conversation for its author, who has the key. */
export function presentToAuthor(row: ThreadRow): AuthorThread {
  const state = stateOf(row);
  return {
    place: row.place,
    reportingLink: row.reportingLink,
    ...presentShared(row),
    state,
    isWaiting: !row.isPublished,
    canWrite: row.isPublished && state !== 'closed',
  };
}

/** Returns a conversation for people who may reply. */
export function presentToLeader(row: ThreadRow, { userId }: { userId: number }): LeaderThread {
  return { id: row.id, ...presentShared(row), state: stateOf(row), isHolder: row.holderId === userId };
}

/** Returns the state: “answered” lasts until the author writes again; “closed” by the author is for good. */
function stateOf({ messages }: ThreadRow): ThreadState {
  const kinds = messages.map(({ kind }) => kind);
  if (kinds.includes('closed')) return 'closed';
  return kinds.lastIndexOf('answered') > kinds.lastIndexOf('author') ? 'answered' : 'open';
}

function presentShared({ text, day, hiddenReason, signedBy, holder, messages }: ThreadRow) {
  const present = ({ id, kind, name, text: words, day: seenOn, isVisible }: ThreadRow['messages'][number]) =>
    ({
      id,
      kind,
      name: kind === 'author' || kind === 'closed' ? signedBy : name,
      text: words,
      day: isVisible ? seenOn : null,
    }) satisfies PresentedMessage;
  return {
    text: hiddenReason === null ? text : '',
    day,
    hiddenReason,
    signedBy,
    holder,
    messages: messages.map(present),
  };
}
