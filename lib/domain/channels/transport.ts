import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';

/** A connection with a company's workspace, as calls to the platform need it. */
export interface OpenConnection {
  id: number;
  companyId: number;
  kind: string;
  /** The right to write there. */
  token: string;
}

/** Where a message stands. */
export interface MessagePlace {
  conversationId: string;
  externalId: string;
}

/** What a chat platform does for the product. Each of these throws `TransportFailure` for what was not done. */
export interface Transport {
  /** As people know it. */
  name: string;
  /** Whether it is set up here. */
  isOffered: () => boolean;
  /** Returns who has this address there; null for nobody. */
  findPerson: (connection: OpenConnection, email: string) => Promise<string | null>;
  /** Returns the conversation between a person and the product. */
  openConversation: (connection: OpenConnection, externalId: string) => Promise<string>;
  post: (connection: OpenConnection, conversationId: string, message: ChatMessage) => Promise<MessagePlace>;
  /** Puts a sentence in the place of a message, without anything to press. */
  settle: (connection: OpenConnection, place: MessagePlace, sentence: string) => Promise<void>;
  /** Gives the right to write there back. */
  revoke: (connection: OpenConnection) => Promise<void>;
}

/**
 * Why a platform has not done something: `broken`, the right to write there is gone; `busy`, it asks to be left alone;
 * `unreachable`, everything else.
 */
export class TransportFailure extends Error {
  readonly kind: 'broken' | 'busy' | 'unreachable';
  /** The platform's own name of the reason. */
  readonly reason: string;
  readonly retryAfterSeconds: number;

  constructor(kind: TransportFailure['kind'], reason: string, retryAfterSeconds = 0) {
    super(`${kind}: ${reason}`);
    this.name = 'TransportFailure';
    this.kind = kind;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
