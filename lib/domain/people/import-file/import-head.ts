import { type ImportColumn, importLimits, repeatedColumns } from '#/lib/domain/people/constants.ts';
import {
  fillers,
  headings,
  loneNames,
  plurals,
  privateWords,
} from '#/lib/domain/people/import-file/headings.constants.ts';
import { foldText } from '#/lib/words/fold-text.ts';
import { message } from '#/lib/words/message.ts';

export interface ImportHead {
  /** The line of the file that has the headings. */
  line: number;
  /** The column each cell of a row belongs to; null if it has no meaning here. */
  columns: (ImportColumn | null)[];
  /** How well the heading of each cell fits its column; lower is better. */
  ranks: number[];
  /** Whether the heading of each cell is a plural. */
  plurals: boolean[];
  /** Headings without a meaning here, as written. */
  ignored: string[];
  /** A message that says why the file can't be read with this head, or null. */
  problem: string | null;
}

/** Returns the letters and digits of a text without case and accents, as headings and roles are compared. */
export function plainWord(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns the columns of a file from the row with the headings, which is one of the first lines.
 * @example readHead(['E-mail', 'Team', 'Shoe size']).columns // ['email', 'team', null]
 */
export function readHead(cells: readonly string[], line = 1): ImportHead {
  if (cells.length > importLimits.columns) {
    const problem = message('people.file.columns', { line, count: cells.length, most: importLimits.columns });
    return { line, columns: [], ranks: [], plurals: [], ignored: [], problem };
  }
  const meanings = withNames(cells.map(meaningOf));
  const isBest = (meaning: Meaning) =>
    repeatedColumns.includes(meaning.column) ||
    meanings.every((other) => other?.column !== meaning.column || other.rank >= meaning.rank);
  const columns = meanings.map((meaning) => (meaning && isBest(meaning) ? meaning.column : null));
  const ignored = cells.filter((cell, at) => columns[at] === null && cell.trim() !== '');
  const double = columns.find((name, at) => name && !repeatedColumns.includes(name) && columns.indexOf(name) !== at);
  const problem = double ? message('people.file.doubleColumn', { title: [`people.headings.${double}`] }) : null;
  const ranks = meanings.map((meaning) => meaning?.rank ?? 0);
  return { line, columns, ranks, plurals: meanings.map(isPlural), ignored: ignored.slice(0, 50), problem };
}

/** Returns whether a row has the headings: one of its cells is a heading for email addresses. */
export function isHead(cells: readonly string[]): boolean {
  return cells.length <= importLimits.columns && cells.some(isAddressHeading);
}

/** Returns whether a cell is a heading for email addresses, in any wording. */
export function isAddressHeading(cell: string): boolean {
  return meaningOf(cell)?.column === 'email';
}

/** What a heading means: a column, and how well it fits. */
interface Meaning {
  column: ImportColumn;
  rank: number;
  word: string;
}

function isPlural(meaning: Meaning | null): boolean {
  return meaning !== null && plurals.has(meaning.word);
}

/**
 * Returns the meanings. A heading for a whole name has none next to first or last names; “Name” next to “Vorname” is
 * the last name.
 */
function withNames(meanings: readonly (Meaning | null)[]): (Meaning | null)[] {
  const has = (column: ImportColumn) => meanings.some((meaning) => meaning?.column === column);
  const [hasFirst, hasLast] = [has('firstName'), has('lastName')];
  return meanings.map((meaning) => {
    if (meaning?.column === 'fullName') {
      if (hasFirst && !hasLast && meaning.word === 'name') return { ...meaning, column: 'lastName' };
      return hasFirst || hasLast ? null : meaning;
    }
    const isLone = meaning && loneNames.has(meaning.word) && hasFirst !== hasLast;
    return isLone ? { ...meaning, column: 'fullName' } : meaning;
  });
}

const columnNames = Object.keys(headings) as ImportColumn[];

/** The meaning of every known heading. */
const meaningByWord = new Map(
  columnNames.flatMap((column) =>
    headings[column].words.flatMap((words, rank) =>
      words.split(/\s+/).map((word): [string, Meaning] => [word, { column, rank, word }]),
    ),
  ),
);

const setsOf = (key: 'beside' | 'lesser') =>
  new Map(columnNames.map((column) => [column, new Set(headings[column][key]?.split(/\s+/))]));
const wordsBeside = setsOf('beside');
const lesserWords = setsOf('lesser');

/** Returns what a heading means; one in two languages means what both parts mean, as in “Team / Équipe”. */
function meaningOf(heading: string): Meaning | null {
  const whole = plainMeaningOf(heading);
  if (whole || !/[/|]/.test(heading)) return whole;
  const [first = null, ...others] = heading.split(/[/|]/).map(plainMeaningOf);
  return others.every((other) => other?.column === first?.column) ? first : null;
}

/**
 * Returns what a heading means. Text in brackets says how to fill in the column, as in “Email [Required]”, or whose it
 * is.
 */
function plainMeaningOf(heading: string): Meaning | null {
  if (heading.length > importLimits.cell) return null;
  const words = wordsOf(heading.replace(/[[(][^\])]*[\])]/g, ' '));
  const bare = words.filter((word) => !fillers.has(word));
  const coreMeaning = (column: ImportColumn) => {
    const isLesser = (word: string) => lesserWords.get(column)?.has(word) === true;
    const core = bare.filter((word) => !wordsBeside.get(column)?.has(word) && !isLesser(word)).join('');
    const meaning = meaningByWord.get(core);
    if (meaning?.column !== column) return [];
    return bare.some(isLesser) ? { ...meaning, rank: meaning.rank + 0.5 } : meaning;
  };
  const meaning =
    meaningByWord.get(words.join('')) ?? meaningByWord.get(bare.join('')) ?? columnNames.flatMap(coreMeaning)[0];
  const isPrivate = meaning?.column === 'email' && wordsOf(heading).some((word) => privateWords.has(word));
  return isPrivate ? null : (meaning ?? null);
}

/** Returns the words of a heading, even if a program writes them without spaces, as in `userPrincipalName`. */
function wordsOf(heading: string): string[] {
  return foldText(heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
