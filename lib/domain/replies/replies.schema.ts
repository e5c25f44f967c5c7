import * as z from 'zod';
import { submissionId } from '#/lib/domain/coaching/coaching.schema.ts';
import { messageKinds, REPLY_LENGTH_MAX, threadStates } from '#/lib/domain/replies/constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

const replyMessage = z
  .object({
    id: z.string(),
    kind: z.enum(messageKinds).describe('The first three are of a leader, the others of who wrote the message.'),
    name: z.string().nullable().describe('Null for who stays without a name, and for a leader who is gone.'),
    text: z.string().describe('Empty of `answered` and `closed`, and where it went with an account.'),
    day: z.string().nullable().describe('YYYY-MM-DD; null for what the others do not see yet.'),
  })
  .meta({ id: 'ReplyMessage' });
export type PresentedMessage = z.output<typeof replyMessage>;

const shared = {
  text: z.string().describe('The message that it is about; empty where it is hidden.'),
  day: z.string().describe('YYYY-MM-DD, when the message was written.'),
  hiddenReason: z.string().nullable().describe('Why a leader has hidden the message.'),
  state: z.enum(threadStates),
  signedBy: z.string().nullable().describe('The name with which its author has signed.'),
  holder: z.string().nullable().describe('The leader who sees to it.'),
  messages: z.array(replyMessage),
};

/** A conversation as who holds its key reads it. */
export const authorThread = z
  .object({
    place: z.string().describe('The team.'),
    ...shared,
    canWrite: z.boolean().describe('False once it is closed.'),
  })
  .meta({ id: 'AuthorThread' });
export type AuthorThread = z.output<typeof authorThread>;

/** A conversation as the leaders of its team read it. */
export const leaderThread = z
  .object({
    id: z.string().describe('That of the message.'),
    ...shared,
    isHolder: z.boolean().describe('Whether that is who asks.'),
  })
  .meta({ id: 'LeaderThread' });
export type LeaderThread = z.output<typeof leaderThread>;

/** What opens a conversation: the key that the author’s browser made. Anything else opens nothing. */
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
    text: replyText.optional().describe('What the author and the leaders read.'),
    note: note.optional().describe('What the leaders alone read.'),
    hold: z.boolean().optional().describe('Takes it, or leaves it.'),
    answered: z.literal(true).optional(),
    submissionId,
  })
  .refine(
    (act) => [act.text, act.note, act.hold, act.answered].filter((one) => one !== undefined).length === 1,
    message('replies.answers.oneThing'),
  );
export type LeaderAct = z.output<typeof leaderAct>;
