import { isForeign } from '#/lib/domain/reports/pages/pieces.ts';
import type { Report } from '#/lib/domain/reports/pages/report-model.ts';
import { plainLetters, typefaces } from '#/lib/domain/reports/pages/typefaces.ts';

export interface Spelled {
  report: Report;
  /** Whether names are in brackets because no typeface has their letters. */
  hasBrackets: boolean;
}

const scriptEntry = (name: string, ...of: string[]): [string, RegExp] => [
  name,
  new RegExp(`[${of.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
];
/** What a name in brackets is called by its letters; the first that fits counts. */
const scripts = [
  scriptEntry('Japanese', 'Hiragana', 'Katakana'),
  scriptEntry('Chinese characters', 'Han'),
  scriptEntry('Korean', 'Hangul'),
  scriptEntry('Burmese', 'Myanmar'),
  ...['Thai', 'Lao', 'Khmer', 'Georgian', 'Armenian', 'Ethiopic', 'Arabic', 'Hebrew', 'Cyrillic', 'Greek'].map(
    (script) => scriptEntry(script, script),
  ),
  ...['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Sinhala', 'Tamil', 'Telugu'].map(
    (script) => scriptEntry(script, script),
  ),
];
const anyLetters = new RegExp(typefaces.map(({ letters }) => letters.source).join('|'), 'u');
/** Joins and parts letters of these scripts; elsewhere it has no effect. */
const JOINERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}])/gu;

/**
 * Returns a report in which every name can be written: letters in their plain form where they have one, emoji left out,
 * and a name in a script without a typeface as "[Korean 1]", the same name always with the same number. With `isPlain`
 * only the report's own typeface counts.
 */
export function spell(report: Report, isPlain = false): Spelled {
  const json = JSON.stringify(report);
  if (!isForeign(json)) return { report, hasBrackets: false };
  const numbers = new Map<string, string>();
  const letters = isPlain ? plainLetters : anyLetters;
  const spelled: Report = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && isForeign(value) ? spellWords(value, letters, numbers) : value,
  );
  return { report: spelled, hasBrackets: numbers.size > 0 };
}

/** Returns one text in which every name can be written; `numbers` keeps the numbers of names in brackets. */
export function spellText(words: string, numbers: Map<string, string>): string {
  return isForeign(words) ? spellWords(words, anyLetters, numbers) : words;
}

function spellWords(words: string, letters: RegExp, numbers: Map<string, string>): string {
  const composed = words.normalize('NFC');
  const joiners = new Set(Array.from(composed.matchAll(JOINERS), ({ index }) => index));
  let spelled = '';
  let at = 0;
  // Two names may differ only in the signs of letters that cannot be written.
  let isUnknown = false;
  for (const letter of composed) {
    const isSign: boolean = isUnknown && /\p{M}/u.test(letter);
    const form: string = joiners.has(at) || isSign ? letter : spellLetter(letter, letters);
    isUnknown = isSign || (form === letter && !letters.test(letter) && /[\p{L}\p{N}]/u.test(letter));
    spelled += form;
    at += letter.length;
  }
  const unknown = `(?:(?!${letters.source})[\\p{L}\\p{N}]\\p{M}*)+`;
  const bracketed = spelled.replaceAll(new RegExp(`${unknown}(?: +${unknown})*`, 'gu'), (run) =>
    inBrackets(run, numbers),
  );
  return bracketed.replaceAll(/ {2,}/g, ' ').trim() || inBrackets(words, numbers);
}

/**
 * Returns the letter itself, its plain form, nothing for a symbol, and the letter again where only brackets are left.
 */
function spellLetter(letter: string, letters: RegExp): string {
  if (letters.test(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const plain = [letter.normalize('NFKC'), bare].find((form) => isMadeOf(letters, form));
  return plain ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : '');
}

function isMadeOf(letters: RegExp, form: string): boolean {
  return form !== '' && Array.from(form).every((letter) => letters.test(letter));
}

function inBrackets(name: string, numbers: Map<string, string>): string {
  const [script] = scripts.find(([, letters]) => letters.test(name)) ?? ['Symbols'];
  const label = numbers.get(name) ?? `[${script} ${numbers.size + 1}]`;
  numbers.set(name, label);
  return label;
}
