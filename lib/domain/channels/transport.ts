import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';

/** A connection with a company's workspace, as calls to the platform need it. */
export interface OpenConnection {
  id: number;
  companyId: number;
  kind: string;
  /** The workspace there. */
  externalId: string;
  /** Who the product is there. */
  botUserId: string;
  /** Where the workspace takes messages; null where all of a platform have one address. */
  serviceUrl: string | null;
  /** Whether pulses may be answered there. */
  allowsPulses: boolean;
  /** The right to write there. */
  token: string;
}

/** Where a message is. */
export interface MessagePlace {
  conversationId: string;
  externalId: string;
}

/** What a chat platform does for the product. Each of these throws `TransportFailure` for what was not done. */
export interface Transport {
  /** The name people know it by. */
  name: string;
  /** Whether it is set up here. */
  isOffered: () => boolean;
  /** Returns the right that the settings hold for a connection that stores none; null for another one's. Slack has none. */
  readPreparedToken?: (workspace: Pick<OpenConnection, 'externalId' | 'botUserId'>) => string | null;
  /** Returns who has this address there; null for nobody. Without it, people are known once they have the app there. */
  findPerson?: (connection: OpenConnection, email: string) => Promise<string | null>;
  /** Returns the conversation between a person and the product. Without it, it begins when they get the app. */
  openConversation?: (connection: OpenConnection, externalId: string) => Promise<string>;
  post: (connection: OpenConnection, conversationId: string, message: ChatMessage) => Promise<MessagePlace>;
  /** Puts a sentence in the place of a message, without anything to press. */
  settle: (connection: OpenConnection, place: MessagePlace, sentence: string) => Promise<void>;
  /** Gives the right to write there back; without it, it ends with the app there. */
  revoke?: (connection: OpenConnection) => Promise<void>;
}

/**
 * Why a platform hasn't done something: `broken`, the right to write there is gone; `busy`, it asks us to wait;
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
