import type { AcknowledgementWord } from '#/lib/domain/coaching/constants.ts';
import type { MessageKind } from '#/lib/domain/replies/constants.ts';

/** Who wrote: the leader, a member by index in the team, or someone without a name. */
export type Writer = 'leader' | number | null;

/** A message of a chat box: how many working days ago, the time at the company's headquarters, who and what. */
export interface DemoPost {
  readonly workingDaysAgo: number;
  readonly time: string;
  readonly writer: Writer;
  readonly text: string;
  /** Whether it answers a motivation trend. */
  readonly isMotivation?: true;
  /** Present if its author wants replies: what was said since. */
  readonly conversation?: DemoConversation;
  /** The reactions of readers. */
  readonly words?: readonly (readonly [reader: Exclude<Writer, null>, word: AcknowledgementWord])[];
}

/** A conversation of an author without a name: what was said, how many working days ago and at which full hour. */
export interface DemoConversation {
  readonly isHeld?: true;
  /** The author's key; without it, no one has one. */
  readonly key?: string;
  readonly messages: readonly (readonly [workingDaysAgo: number, time: string, kind: MessageKind, text: string])[];
}

/** What the teams of a part of the company write, by team name. */
export type Conversations = Readonly<Record<string, readonly DemoPost[]>>;

/** Makes a message that fits on one line. */
export function at(workingDaysAgo: number, time: string, writer: Writer, text: string): DemoPost {
  return { workingDaysAgo, time, writer, text };
}

/** Makes a message that answers a motivation trend. */
export function answering(post: DemoPost): DemoPost {
  return { ...post, isMotivation: true };
}

/** Makes a message without a name that has a conversation. */
export function discussed(post: DemoPost, conversation: DemoConversation): DemoPost {
  return { ...post, conversation };
}

/** Creates a message with readers' reactions. */
export function acknowledged(post: DemoPost, ...words: NonNullable<DemoPost['words']>): DemoPost {
  return { ...post, words };
}
