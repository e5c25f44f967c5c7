import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { reactions, submissionId } from '#/lib/domain/coaching/coaching.schema.ts';
import { messageKinds, REPLY_LENGTH_MAX, threadStates } from '#/lib/domain/replies/constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

const replyMessage = z
  .object({
    id: z.string(),
    kind: z.enum(messageKinds).describe('The first three come from a leader, the others from the author.'),
    name: z
      .string()
      .nullable()
      .describe('Who wrote it; null for an author without a name, and for a leader who has left.'),
    text: z.string().describe('The text; empty for `answered` and `closed`, and if it was deleted with an account.'),
    day: z.string().nullable().describe('YYYY-MM-DD; null until the other side sees it.'),
  })
  .meta({ id: 'ReplyMessage' });
export type PresentedMessage = z.output<typeof replyMessage>;

const shared = {
  text: z.string().describe('The message it’s about; empty if a leader has hidden it.'),
  day: z.string().describe('YYYY-MM-DD: when the message was written, or the round of the pulse opened.'),
  hiddenReason: z.string().nullable().describe('Why a leader has hidden the message.'),
  state: z.enum(threadStates),
  signedBy: z.string().nullable().describe('The name the author signed with.'),
  holder: z.string().nullable().describe('The leader who took it on.'),
  messages: z.array(replyMessage),
};

/** A conversation as its author sees it, who has the key. */
export const authorThread = z
  .object({
    place: z.string().describe('The team, or the pulse.'),
    ...shared,
    reportingLink: z.string().nullable().describe('The company’s whistleblowing channel.'),
    isWaiting: z.boolean().describe('True for a text of a pulse until its round has closed: no one can read it yet.'),
    canWrite: z.boolean().describe('False while it’s waiting and once it’s closed.'),
  })
  .meta({ id: 'AuthorThread' });
export type AuthorThread = z.output<typeof authorThread>;

/** A conversation as the team's leaders see it, or people who may read a text of a pulse. */
export const leaderThread = z
  .object({
    id: z.string().describe('The id of the message, or of the text of a pulse.'),
    ...shared,
    isHolder: z.boolean().describe('Whether the caller took it on.'),
  })
  .meta({ id: 'LeaderThread' });
export type LeaderThread = z.output<typeof leaderThread>;

/** Which conversations to return. */
export const threadsQuery = z.object({
  teamId: idOrZero.describe('The team; 0 for all teams of a pulse together.'),
  pulseId: id
    .optional()
    .describe('The pulse about whose texts they are. Default: those about messages of the chat box.'),
  round: id.optional().describe('The round of the pulse. Default: the last published one.'),
});
export type ThreadsQuery = z.output<typeof threadsQuery>;

/** The reactions to a text of a pulse. */
export const textReactions = z
  .object({ id: z.string().describe('The id of the text.'), ...reactions })
  .meta({ id: 'PulseTextReactions' });

/** The key from the author's browser that opens a conversation; unknown keys open nothing. */
export const replyKey = z.string().max(200);

const textOf = (none: string, long: string) =>
  z
    .string(none)
    .overwrite(trimText)
    .min(1, none)
    .refine((text) => Array.from(text).length <= REPLY_LENGTH_MAX, long);
const max = { max: REPLY_LENGTH_MAX };

export const replyText = textOf(message('replies.answers.noText'), message('replies.answers.longText', max));
const note = textOf(message('replies.answers.noNote'), message('replies.answers.longNote', max));

/** What a leader does: one of these. */
export const leaderAct = z
  .object({
    text: replyText.optional().describe('A text that the author and the leaders can read.'),
    note: note.optional().describe('A note that only leaders can read.'),
    hold: z.boolean().optional().describe('True takes it on, false hands it back.'),
    answered: z.literal(true).optional(),
    submissionId,
  })
  .refine(
    (act) => [act.text, act.note, act.hold, act.answered].filter((one) => one !== undefined).length === 1,
    message('replies.answers.oneThing'),
  );
export type LeaderAct = z.output<typeof leaderAct>;
