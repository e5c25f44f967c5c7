import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';

/** A connection to a company's workspace, as calls to the platform need it. */
export interface OpenConnection {
  id: number;
  companyId: number;
  kind: string;
  /** The id of the workspace there. */
  externalId: string;
  /** The id of the product there. */
  botUserId: string;
  /** Where the workspace takes messages; null if the whole platform has one URL. */
  serviceUrl: string | null;
  /** Whether pulses may be answered there. */
  allowsPulses: boolean;
  /** The token for writing there. */
  token: string;
}

/** The position of a message. */
export interface MessagePlace {
  conversationId: string;
  externalId: string;
}

/** What a chat platform does for the product. Each function throws `TransportFailure` for what couldn't be done. */
export interface Transport {
  /** The name people know it by. */
  name: string;
  /** Whether it is set up here. */
  isOffered: () => boolean;
  /**
   * Returns the token from our settings for a connection that stores none; null if they are for another one. Slack has
   * none.
   */
  readPreparedToken?: (workspace: Pick<OpenConnection, 'externalId' | 'botUserId'>) => string | null;
  /**
   * Returns the platform's id of the person with this email address; null if there is none. A platform without this
   * function knows people once they have the app.
   */
  findPerson?: (connection: OpenConnection, email: string) => Promise<string | null>;
  /** Returns a person's conversation with the product. Without it, one begins when they install the app. */
  openConversation?: (connection: OpenConnection, externalId: string) => Promise<string>;
  post: (connection: OpenConnection, conversationId: string, message: ChatMessage) => Promise<MessagePlace>;
  /** Replaces a message by a sentence without buttons. */
  settle: (connection: OpenConnection, place: MessagePlace, sentence: string) => Promise<void>;
  /** Gives back the token for writing there; without this function, it ends with the app there. */
  revoke?: (connection: OpenConnection) => Promise<void>;
}

/**
 * Why a platform refused: `broken` if the token no longer works, `busy` if it asks us to wait, `unreachable` for
 * everything else.
 */
export class TransportFailure extends Error {
  readonly kind: 'broken' | 'busy' | 'unreachable';
  /** The platform's own name for the reason. */
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
