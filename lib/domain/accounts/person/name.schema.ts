import * as z from 'zod';
import { message } from '#/lib/words/message.ts';
import { plainName } from '#/lib/words/plain-text.ts';

/** A letter of any script with its marks, including a Hebrew geresh, and a joiner between letters. */
const letter = '(?!\\p{Default_Ignorable_Code_Point})\\p{L}[\\p{M}\\u05f3]*(?:[\\u200c\\u200d]\\p{M}*(?=\\p{L}))?';
/**
 * What may be between letters: hyphens, apostrophes, dots and single spaces, the Hebrew maqaf, the Catalan and the
 * Japanese dot. The okina already counts as a letter.
 */
const between = "(?:[-.'\\u2019\\u05be\\u00b7\\u30fb]| (?! ))*";
const letters = new RegExp(`^${letter}(?:${between}${letter})+$`, 'u');
/** A single character that is a whole name. */
const wholeName =
  /^(?!\p{Default_Ignorable_Code_Point})[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*$/u;
/** A letter with its vowel, which scripts of South Asia write as a mark: the Bengali “De” and the Burmese “Su”. */
const syllable =
  /^[\p{Script=Beng}\p{Script=Deva}\p{Script=Gujr}\p{Script=Guru}\p{Script=Khmr}\p{Script=Knda}\p{Script=Laoo}\p{Script=Mlym}\p{Script=Mymr}\p{Script=Orya}\p{Script=Sinh}\p{Script=Taml}\p{Script=Telu}\p{Script=Thai}\p{Script=Tibt}](?<=\p{L})\p{M}+$/u;

/**
 * Returns whether a name, in the form of `plainName`, is accepted everywhere.
 * @example isPersonName('de la Cruz') // true
 * @example isPersonName('Berg Jr.') // false
 */
export function isPersonName(name: string): boolean {
  return letters.test(name) || wholeName.test(name) || syllable.test(name);
}

const personName = (name: 'firstName' | 'lastName') =>
  z
    .string(message(`fields.${name}.required`))
    .overwrite(plainName)
    .min(1, message(`fields.${name}.required`))
    .max(60, message(`fields.${name}.long`, { most: 60 }))
    .refine(isPersonName, message(`fields.${name}.format`));

export const firstName = personName('firstName');
export const lastName = personName('lastName');
