/**
 * The longest text, for both sides. Source: docs/decisions.md, Only a key in the browser leads back to a conversation.
 */
export const REPLY_LENGTH_MAX = 2000;

/** What an author may do per day. Source: docs/decisions.md, Only a key in the browser leads back to a conversation. */
export const AUTHOR_MESSAGES_PER_DAY = 20;

/**
 * What an author writes becomes visible at the full hour after a random number of hours in this range. Source:
 * docs/decisions.md, What an author without a name writes appears hours later.
 */
export const HIDDEN_HOURS = { min: 2, max: 12 } as const;

/** What conversations are about: messages in chat boxes, and texts of pulses. */
export const threadSources = ['post', 'pulse'] as const;
export type ThreadSource = (typeof threadSources)[number];

/** Who does what: the first three are a leader's, the others the author's. */
export const messageKinds = ['reply', 'note', 'answered', 'author', 'closed'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const threadStates = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];
