import type { RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import type { Draft } from '#/components/pulses/respond/draft.ts';
import { canMakeKeys, keepReplyKey, makeReplyKey, type ReplyKey } from '#/components/replies/reply-keys.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

/** A key of the conversation about one text. */
export interface TextKey extends ReplyKey {
  question: RespondentQuestion;
}

/**
 * Makes a key for each text whose author wants replies, in an order unrelated to the answers, and keeps them in this
 * browser. If the server's answer is lost, the texts may still have arrived.
 */
export async function makeTextKeys({ answers, repliesTo }: Draft, questions: readonly RespondentQuestion[]) {
  if (!canMakeKeys()) return [];
  const texts = questions.filter(({ id, typeId }) => {
    const answer = answers[id];
    return questionType(typeId).isText && repliesTo.includes(id) && typeof answer === 'string' && !isBlank(answer);
  });
  const keys = await Promise.all(
    texts.map(async (question): Promise<TextKey> => ({ question, ...(await makeReplyKey()) })),
  );
  for (const { token } of keys) keepReplyKey(token);
  return keys;
}

/** Returns the hashes of keys by question, for sending; undefined without any. */
export function hashesOf(keys: readonly TextKey[]): Record<string, string> | undefined {
  return keys.length > 0 ? Object.fromEntries(keys.map(({ question, hash }) => [question.id, hash])) : undefined;
}
