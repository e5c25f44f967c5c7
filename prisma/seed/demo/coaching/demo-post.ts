import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import type { MessageKind } from '#/lib/domain/replies/constants.ts';

/** Who wrote: the leader, a member by their place in the team, or someone without a name. */
export type Writer = 'leader' | number | null;

/** A message of a chat box: working days ago, the time of day where the company sits, who and what. */
export interface DemoPost {
  readonly workingDaysAgo: number;
  readonly time: string;
  readonly writer: Writer;
  readonly text: string;
  /** It answers a motivation trend. */
  readonly isMotivation?: true;
  /** That its author wants replies, and what was said since. */
  readonly conversation?: DemoConversation;
  /** The words that readers have set on it. */
  readonly words?: readonly (readonly [reader: Exclude<Writer, null>, word: AcknowledgementWord])[];
}

/** A conversation between who wrote without a name and the leader: what was said, working days ago and at a full hour. */
export interface DemoConversation {
  readonly isHeld?: true;
  /** The key of the author; without it nobody has one. */
  readonly key?: string;
  readonly messages: readonly (readonly [workingDaysAgo: number, time: string, kind: MessageKind, text: string])[];
}

/** What the teams of a part of the company write, by the names of the teams. */
export type Conversations = Readonly<Record<string, readonly DemoPost[]>>;

/** Makes a message that fits on one line. */
export function at(workingDaysAgo: number, time: string, writer: Writer, text: string): DemoPost {
  return { workingDaysAgo, time, writer, text };
}

/** Makes a message that answers a motivation trend. */
export function answering(post: DemoPost): DemoPost {
  return { ...post, isMotivation: true };
}

/** Makes a message without a name about which there is a conversation. */
export function discussed(post: DemoPost, conversation: DemoConversation): DemoPost {
  return { ...post, conversation };
}

/** Creates a message with readers' reactions. */
export function acknowledged(post: DemoPost, ...words: NonNullable<DemoPost['words']>): DemoPost {
  return { ...post, words };
}
