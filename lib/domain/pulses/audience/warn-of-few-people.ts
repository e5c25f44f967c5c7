import type { UserCtx } from '#/lib/platform/context.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Returns what to say where a pulse asks too few people for any result; null where it asks enough. */
export function warnOfFewPeople({ company }: Pick<UserCtx, 'company'>, peopleCount: number): string | null {
  const { minimumGroupSize: smallest } = company;
  return peopleCount < smallest ? inWords(message('pulses.answers.fewPeople', { smallest, asked: peopleCount })) : null;
}
