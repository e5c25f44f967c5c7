import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import * as z from 'zod';
import { ambiguousWords, harmlessTerms, offensivePatterns } from '#/lib/domain/language/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** They split a word for programs but not for eyes: zero-width and direction characters, soft hyphens, fillers. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Strokes and dots over Latin letters that aren't part of a letter in any language. */
const overlaid = /(?<=\p{Script=Latin})\p{M}+/gu;

/** Text after a character that changes the direction is read backwards. */
const turned = /\u202E([^\u202C\u202E]*)/gu;

/** Letters that look like Latin ones but that the library doesn't know. */
const lookalikes: Readonly<Record<string, string>> = {
  '\u0131': 'i',
  '\u03b9': 'i',
  '\u03ba': 'k',
  '\u03c4': 't',
  '\u03c7': 'x',
};

/** Four or more separated characters, as in "s h i t". */
const spelledOut = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!](?:[ ._*-]+[\p{L}\p{N}@$!](?![\p{L}\p{N}])){3,}/gu;

/** Words with asterisks instead of vowels. */
const starred = /(?<![\p{L}\p{N}])(?:f\*{1,3}c?k|sh?\*{1,2}t|b\*+tch|c\*+nt)\p{L}*/giu;

const isWordLetter = /[\p{L}\p{M}\p{N}*]/u;

/** Building the matcher takes some milliseconds, and every text needs it. */
const matcher = new RegExpMatcher({ ...offensiveSet().build(), ...englishRecommendedTransformers });

/**
 * Returns the offensive words and phrases of an English text, whole words as written, in the order they were found.
 * Leetspeak, letters of other alphabets and spaced-out letters are read as what they look like.
 * @example listOffensiveWords('This is bullsh1t') // ['bullsh1t']
 */
export function listOffensiveWords(text: string): string[] {
  const backwards = text.replace(turned, (_, run: string) => Array.from(run).reverse().join(''));
  return [...new Set([text, backwards].flatMap((one) => listIn(plainText(one))))];
}

/** Returns a text as it looks to people. */
function plainText(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(overlaid, '');
  return plain.replace(/[\u0131\u03b9\u03ba\u03c4\u03c7]/gu, (letter) => lookalikes[letter] ?? letter);
}

function listIn(plain: string): string[] {
  const runs = [...plain.matchAll(spelledOut)].map(([run]) => run).filter((run) => matcher.hasMatch(lettersOf(run)));
  const stars = [...plain.matchAll(starred)].map(([word]) => word);
  const words = matcher.getAllMatches(plain, true).map(({ startIndex, endIndex }) => {
    return wholeWords(plain, startIndex, endIndex + 1);
  });
  return [...words, ...runs, ...stars];
}

function lettersOf(run: string): string {
  return run.replace(/[ ._*-]/g, '');
}

function wholeWords(text: string, start: number, end: number): string {
  let [from, to] = [start, end];
  while (from > 0 && isWordLetter.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && isWordLetter.test(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

function offensiveSet() {
  const words = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => ambiguousWords.some((word) => word === metadata?.originalWord));
  return words.addPhrase((phrase) => {
    for (const pattern of offensivePatterns) phrase.addPattern(parseRawPattern(pattern));
    for (const term of harmlessTerms) phrase.addWhitelistedTerm(term);
    return phrase.setMetadata({ originalWord: 'own' });
  });
}

interface Text {
  companyId: number;
  text: string;
  /** The language it's written in. The list is English; ordinary words of others look like its entries (“retard”). */
  locale: string;
}

/**
 * Returns an offensive word of an English text, masked except for its first letter, or null; always null for other
 * languages. Names of the company, its people, teams and departments don't count, except for a name that someone has
 * given themselves since they came. A fault of the word list lets the text through, and is logged without it.
 */
export async function findOffensiveWord(tx: Transaction, { companyId, text, locale }: Text): Promise<string | null> {
  const words = new Intl.Locale(locale).language === 'en' ? listWords(text) : [];
  if (words.length === 0) return null;
  const names = await listNames(tx, companyId, words);
  const word = words.find((one) => !names.some((name) => spaced(name).includes(spaced(one))));
  return word === undefined ? null : mask(word);
}

function listWords(text: string): string[] {
  try {
    return listOffensiveWords(text);
  } catch (fault) {
    log().error({ fault }, 'language');
    return [];
  }
}

const nameRow = z.object({ name: z.string() });

/** Returns the company's names that contain one of the words. They are only read if a text has such a word. */
async function listNames(tx: Transaction, companyId: number, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  const rows = asRows(
    nameRow,
    await tx.$queryRaw`
    SELECT name FROM (
      SELECT name FROM companies WHERE id = ${companyId}
      UNION ALL SELECT name FROM departments WHERE company_id = ${companyId}
      UNION ALL SELECT name FROM teams WHERE company_id = ${companyId}
      UNION ALL SELECT concat_ws(' ', first_name, last_name) FROM users
        WHERE company_id = ${companyId} AND renamed_at IS NULL
    ) AS names
    WHERE lower(name) LIKE ANY(${patterns}::text[])`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the words of a text between single spaces, so that only whole words match. */
function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}*]+/gu) ?? []).join(' ')} `;
}

function mask(word: string): string {
  return word.replace(/(?<=.)\S/gu, '*');
}
