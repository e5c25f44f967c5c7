import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { isForeign } from '#/lib/domain/reports/drawing/pieces.ts';
import { plainLetters, typefaces } from '#/lib/domain/reports/drawing/typefaces.ts';
import type { Messages } from '#/lib/words/catalogues.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface Transliterated<Sheets = Report> {
  report: Sheets;
  /** Whether names are in brackets because no typeface has their letters. */
  hasBrackets: boolean;
}

type ScriptName = Exclude<keyof Messages['reports']['brackets'], 'symbols'>;

const scriptEntry = (name: ScriptName, ...of: string[]): [ScriptName, RegExp] => [
  name,
  new RegExp(`[${of.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u'),
];
/** Names of scripts for names in brackets, recognised by their letters; the first match counts. */
const scripts = [
  scriptEntry('japanese', 'Hiragana', 'Katakana'),
  scriptEntry('chinese', 'Han'),
  scriptEntry('korean', 'Hangul'),
  scriptEntry('burmese', 'Myanmar'),
  ...(
    ['thai', 'lao', 'khmer', 'georgian', 'armenian', 'ethiopic', 'arabic', 'hebrew', 'cyrillic', 'greek'] as const
  ).map(ownScript),
  ...(
    ['devanagari', 'bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'sinhala', 'tamil', 'telugu'] as const
  ).map(ownScript),
];

function ownScript(name: ScriptName): [ScriptName, RegExp] {
  return scriptEntry(name, name.charAt(0).toUpperCase() + name.slice(1));
}

const isWritable: Has = (letter) => typefaces.some((typeface) => typeface.has(letter));
const isPlainLetter: Has = (letter) => plainLetters.test(letter);
/** Joins and separates letters of these scripts; elsewhere it has no effect. */
const JOINERS =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]\p{M}*)[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}])/gu;

/**
 * Returns the report with only names that can be written. Letters get their plain form if they have one, and characters
 * that no typeface has are left out. A name in a script without a typeface becomes "[Korean 1]", with the same number
 * for the same name. With `isPlain`, only the report's own typeface counts.
 */
export function transliterate<Sheets extends { locale: Locale }>(
  report: Sheets,
  isPlain = false,
): Transliterated<Sheets> {
  const json = JSON.stringify(report);
  if (!isForeign(json)) return { report, hasBrackets: false };
  const brackets = openBrackets(report.locale);
  const has = isPlain ? isPlainLetter : isWritable;
  const transliterated: Sheets = JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && isForeign(value) ? transliterateWords(value, has, brackets) : value,
  );
  return { report: transliterated, hasBrackets: brackets.labels.size > 0 };
}

/** The names in brackets so far, and what scripts are called. */
interface Brackets {
  labels: Map<string, string>;
  t: ReturnType<typeof wordsFor<'reports.brackets'>>;
}

export function openBrackets(locale: Locale): Brackets {
  return { labels: new Map(), t: wordsFor(locale, 'reports.brackets') };
}

/** Returns one text where every name can be written; `brackets` keeps the numbers of names in brackets. */
export function transliterateText(words: string, brackets: Brackets): string {
  return isForeign(words) ? transliterateWords(words, isWritable, brackets) : words;
}

type Has = (letter: string) => boolean;

function transliterateWords(words: string, has: Has, brackets: Brackets): string {
  const composed = words.normalize('NFC');
  const joiners = new Set(Array.from(composed.matchAll(JOINERS), ({ index }) => index));
  const runs: Run[] = [];
  let at = 0;
  for (const letter of composed) {
    // Two names may only differ in marks on letters that can't be written.
    const isSign = runs.at(-1)?.isUnknown === true && /\p{M}/u.test(letter);
    const form = joiners.has(at) || isSign ? letter : spellLetter(letter, has);
    addTo(runs, form, isSign || (form === letter && !has(letter) && /[\p{L}\p{N}]/u.test(letter)));
    at += letter.length;
  }
  const bracketed = runs.map((run) => (run.isUnknown ? inBrackets(run.words, brackets) : run.words)).join('');
  return bracketed.replaceAll(/ {2,}/g, ' ').trim() || inBrackets(words, brackets);
}

interface Run {
  words: string;
  /** Whether no typeface has its letters. */
  isUnknown: boolean;
}

/** Adds a letter to the last run, or begins one. Words without a typeface and the spaces between them are one run. */
function addTo(runs: Run[], words: string, isUnknown: boolean): void {
  if (words === '') return;
  const last = runs.at(-1);
  const beforeBlanks = runs.at(-2);
  if (last?.isUnknown === isUnknown) last.words += words;
  else if (isUnknown && last && beforeBlanks && last.words.trim() === '') {
    beforeBlanks.words += last.words + words;
    runs.pop();
  } else runs.push({ words, isUnknown });
}

/** Returns the letter itself, its plain form, nothing for a symbol, or the letter again if it needs brackets. */
function spellLetter(letter: string, has: Has): string {
  if (has(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const plain = [letter.normalize('NFKC'), bare].find((form) => isMadeOf(has, form));
  return plain ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : '');
}

function isMadeOf(has: Has, form: string): boolean {
  return form !== '' && Array.from(form).every(has);
}

function inBrackets(name: string, { labels, t }: Brackets): string {
  const [script] = scripts.find(([, letters]) => letters.test(name)) ?? ['symbols' as const];
  const label = labels.get(name) ?? `[${t(script)} ${labels.size + 1}]`;
  labels.set(name, label);
  return label;
}
