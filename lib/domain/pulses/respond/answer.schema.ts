import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { OPEN_ANSWER_LENGTH_MAX, OPTIONS_MAX, QUESTIONS_MAX } from '#/lib/domain/pulses/constants.ts';
import { message } from '#/lib/words/message.ts';

/** The most rows of one submission, far more than a round has questions: beyond that we stop reading. */
const ROWS_MAX = 4 * QUESTIONS_MAX;
const tooLong = message('pulses.fields.answerLength', { most: OPEN_ANSWER_LENGTH_MAX });

const text = z.string().max(OPEN_ANSWER_LENGTH_MAX, tooLong);
const choice = z.union([text, z.int()]);

/** An answer to one question: a text, a number, yes or no, several options, or nothing. */
const answer = z
  .union(
    [text, z.number(), z.boolean(), z.array(choice).max(OPTIONS_MAX), z.null()],
    message('pulses.fields.answerKind'),
  )
  .optional();

export type SentAnswer = z.output<typeof answer>;

const row = z
  .object({ questionId: id.optional(), id: id.optional(), answer })
  .refine((fields) => fields.questionId ?? fields.id, message('pulses.fields.answerQuestion'))
  .transform((fields) => ({ questionId: fields.questionId ?? fields.id ?? 0, answer: fields.answer ?? null }));

const rows = z.array(row).max(ROWS_MAX, message('pulses.fields.mostAnswers', { most: ROWS_MAX }));

/** The hash of a key that a browser makes for a text without a name: 32 bytes in base64url. */
export const keyHashFormat = /^[\w-]{42}[AEIMQUYcgkosw048]$/;
const eachOwn = message('pulses.fields.replyHashes');

/** Every text needs its own key: two texts with one key would be known to have one author. */
const replyHashes = z
  .record(z.string(), z.string(eachOwn).regex(keyHashFormat, eachOwn), eachOwn)
  .refine((hashes) => new Set(Object.values(hashes)).size === Object.keys(hashes).length, eachOwn);

/** What a respondent submits. */
export const submitPulseBody = z.object({
  answers: rows
    .default([])
    .describe(
      'Answers by question. A missing, empty or null answer skips the question. Include at least one question, even with null. Also accepts a map from question ids to answers, or `questions` as read, each with an `answer`.',
    ),
  submissionId: z
    .uuid('Submission id must be a UUID.')
    .optional()
    .describe('Identifies a repeat, which returns the same as the first call.'),
  replyHashes: replyHashes
    .optional()
    .describe(
      'By the id of an open question: the SHA-256, in base64url, of a key the caller creates (`rpl_` and 32 random bytes in base64url). The key opens what the readers of the text reply. Each text needs a new one.',
    ),
});

/** An open answer, checked before it is submitted. */
export const checkAnswerBody = z.object({
  text: z
    .string(message('pulses.fields.answerText'))
    .max(OPEN_ANSWER_LENGTH_MAX, message('pulses.fields.answerTextLength', { most: OPEN_ANSWER_LENGTH_MAX })),
});

/** Returns the answers of a body in another form: a map by question, or the questions as they were read. */
export function withAnswerRows({ answers, questions }: Record<string, unknown>): object {
  if (answers === undefined) return questions === undefined ? {} : { answers: questions };
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return {};
  return { answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })) };
}
