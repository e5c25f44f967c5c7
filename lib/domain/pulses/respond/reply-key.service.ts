import type { ReadAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import type { ReplyKey } from '#/lib/domain/pulses/respond/store-pulse-answers.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the keys of a submission with the questions of their texts. */
export function replyKeysOf({ replyHashes = {} }: { replyHashes?: Readonly<Record<string, string>> | undefined }) {
  return Object.entries(replyHashes).map(
    ([id, hash]): ReplyKey => ({ questionId: Number(id), hash: Buffer.from(hash, 'base64url') }),
  );
}

/** Returns whether each key has a text; any other key would never open anything. */
export function areOfTexts(replyKeys: readonly ReplyKey[], texts: ReadAnswers['texts']): boolean {
  return replyKeys.every((key) => texts.some((text) => text.questionId === key.questionId));
}

/** Returns the problem of a key that already belongs to another text. */
export function keyTaken(): Problem {
  return new Problem('conflict', message('coaching.answers.keyTaken'));
}

/** Returns whether one of the keys already opens a conversation about a message of a chat box. */
export async function hasOtherThread({ db }: Ctx, replyKeys: readonly ReplyKey[]): Promise<boolean> {
  if (replyKeys.length === 0) return false;
  const hashes = replyKeys.map(({ hash }) => new Uint8Array(hash));
  return (await db.replyThread.count({ where: { hash: { in: hashes } } })) > 0;
}
