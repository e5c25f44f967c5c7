/** A text of a conversation, of either side. Source: docs/decisions.md, A key in the browser is the only way back. */
export const REPLY_LENGTH_MAX = 2000;

/** What an author may do to a conversation in a day. Source: docs/decisions.md, A key in the browser is the only way back. */
export const AUTHOR_MESSAGES_PER_DAY = 20;

/**
 * What an author writes is seen from the full hour after so many hours on, by chance.
 * Source: docs/decisions.md, What an author writes comes hours later.
 */
export const HIDDEN_HOURS = { min: 2, max: 12 } as const;

/** What conversations are about: messages of chat boxes, and texts of pulses. */
export const threadSources = ['post', 'pulse'] as const;
export type ThreadSource = (typeof threadSources)[number];

/** Who does what: the first three are a leader's, the others the author's. */
export const messageKinds = ['reply', 'note', 'answered', 'author', 'closed'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const threadStates = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];
