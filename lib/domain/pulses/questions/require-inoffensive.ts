import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Throws `invalid`, with a message per field, where what a leader typed into a pulse holds an offensive word. */
export async function requireInoffensive(
  tx: Transaction,
  { company }: UserCtx,
  { name = '', questions = [] }: Pick<PulseBody, 'name' | 'questions'>,
): Promise<void> {
  const fields = questions.flatMap(({ text, pool, low, high }, index) => {
    const number = index + 1;
    return [
      { text, words: (word: string) => message('pulses.offensive.question', { number, word }) },
      { text: pool.join('\n'), words: (word: string) => message('pulses.offensive.options', { number, word }) },
      { text: `${low}\n${high}`, words: (word: string) => message('pulses.offensive.ends', { number, word }) },
    ];
  });
  const refusals: string[] = [];
  for (const { text, words } of [{ text: name, words: wordsOfName }, ...fields]) {
    const word = await findOffensiveWord(tx, company.id, text);
    if (word !== null) refusals.push(words(word));
  }
  const [first, ...others] = refusals;
  if (first !== undefined) throw invalid(first, ...others);
}

function wordsOfName(word: string): string {
  return message('pulses.offensive.name', { word });
}
