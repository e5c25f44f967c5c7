import type { ReadAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import type { ReplyKey } from '#/lib/domain/pulses/respond/store-pulse-answers.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the keys of a sending by the question beside whose text they stand. */
export function replyKeysOf({ replyHashes = {} }: { replyHashes?: Readonly<Record<string, string>> | undefined }) {
  return Object.entries(replyHashes).map(
    ([id, hash]): ReplyKey => ({ questionId: Number(id), hash: Buffer.from(hash, 'base64url') }),
  );
}

/** Whether each key stands beside a text: one of anything else would never open. */
export function areOfTexts(replyKeys: readonly ReplyKey[], texts: ReadAnswers['texts']): boolean {
  return replyKeys.every((key) => texts.some((text) => text.questionId === key.questionId));
}

/** Returns the problem of a key that opens another text. */
export function keyTaken(): Problem {
  return new Problem('conflict', message('coaching.answers.keyTaken'));
}

/** Whether one of the keys opens the conversation about a message of a chat box. */
export async function hasOtherThread({ db }: Ctx, replyKeys: readonly ReplyKey[]): Promise<boolean> {
  if (replyKeys.length === 0) return false;
  const hashes = replyKeys.map(({ hash }) => new Uint8Array(hash));
  return (await db.replyThread.count({ where: { hash: { in: hashes } } })) > 0;
}
