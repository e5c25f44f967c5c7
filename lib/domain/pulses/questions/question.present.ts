import { bankLocale, type Construct, ENPS_ITEM_ID } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { isQuestionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { ReadyQuestion, ReadySurvey } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What a question says: in a language, and with the company's name in its place. */
export interface Wording {
  company: string;
  locale: Locale;
}

/** Keys follow from ids; a test goes through all. */
const bankWords = (locale: Locale) =>
  wordsFor(locale, 'pulse-bank') as unknown as (key: string, values?: { company: string }) => string;

/** Returns a question's text in its reader's language where the bank has it, else as it was written. */
export function questionText(question: { text: string; bankItemId: number | null }, wording: Wording): string {
  const { text, bankItemId } = question;
  return bankItemId !== null && text === bankText(bankItemId, { ...wording, locale: bankLocale })
    ? bankText(bankItemId, wording)
    : text;
}

/** Returns what an item of the question bank asks. */
export function bankText(id: number, { company, locale }: Wording): string {
  return bankWords(locale)(`items.i${id}`, { company });
}

/** Returns the name of what items of the question bank measure. */
export function presentConstruct(construct: Construct, locale: Locale): string {
  return wordsFor(locale, 'pulse-bank.constructs')(construct);
}

/** Returns a ready-made survey in words. */
export function presentReadySurvey({ id, key, questions }: ReadySurvey, wording: Wording) {
  const t = bankWords(wording.locale);
  const wordsOf = (name: string) => t(`surveys.${key}.${name}`);
  const presentQuestion = (question: ReadyQuestion) => {
    if ('bankItemId' in question) return { ...question, text: bankText(question.bankItemId, wording), pool: [] };
    const { typeId, key: own, pool = [] } = question;
    const options = pool.map((option) => wordsOf(`options.${option}`));
    return { typeId, text: wordsOf(`questions.${own}`), pool: options, bankItemId: null };
  };
  return { id, name: wordsOf('name'), description: wordsOf('description'), questions: questions.map(presentQuestion) };
}

/** Returns what stands at the ends of a rating: the words of whoever asks, or of the question that asks for a recommendation. */
export function presentEnds(
  { bankItemId, low, high }: { bankItemId: number | null; low: string; high: string },
  locale: Locale,
): { low: string; high: string } {
  if (bankItemId !== ENPS_ITEM_ID) return { low, high };
  const t = wordsFor(locale, 'pulses.question.recommend');
  return { low: low || t('low'), high: high || t('high') };
}

/** Returns the name of a question's type; empty for an id that no type has. */
export function presentTypeName(typeId: number, locale: Locale): string {
  return isQuestionType(typeId) ? wordsFor(locale, 'pulses.typeNames')(`${typeId}`) : '';
}
