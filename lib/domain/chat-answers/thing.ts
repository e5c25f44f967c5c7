import type { ChatAsk } from '#/lib/domain/channels/chat-message.ts';
import type { ChatField } from '#/lib/domain/chat-answers/chat-form.present.ts';
import type { ChatValues } from '#/lib/domain/chat-answers/chat-values.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** What a form is about. */
export type Thing = Pick<ChatAsk, 'about' | 'id'>;

/** The questions about something, and where the answers go. */
interface Asked {
  title: string;
  /** Who sees the answers. */
  audience: string;
  /** Null if there are too many for a chat. */
  fields: ChatField[] | null;
  /** Returns the fields that are missing next to these values. */
  missingIn: (values: ChatValues) => string[];
  isEmpty: (values: ChatValues) => boolean;
  submit: (submissionId: string, values: ChatValues) => Promise<unknown>;
}

/** How something is asked and answered in a chat. */
export interface ThingKind {
  /** Returns whether it belongs to this person: an id in a button proves nothing. */
  isOwn: (ctx: Ctx, userId: number, id: number) => Promise<boolean>;
  isStored: (ctx: Ctx, id: number, submissionId: string) => Promise<boolean>;
  /** Returns the path of its page. */
  pathOf: (id: number) => string;
  /** Returns its questions in the language of `ctx`. Throws what their page throws. */
  ask: (ctx: Ctx, id: number, sender: ChatSender) => Promise<Asked>;
}
