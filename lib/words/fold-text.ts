/** Marks above and below letters, and the points of Hebrew and Arabic. Vowel signs of other scripts are letters. */
const accents = signs(
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670',
);

/** Invisible characters: a name is found with and without them. */
const unseen = signs(
  '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff',
);

function signs(ranges: string): RegExp {
  return new RegExp(`[${ranges}]`, 'g');
}

/** Letters with a stroke, ligatures and other spellings of one letter, which Unicode normal forms don't split. */
const spellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  '\u0167': 't',
  '\u03c2': '\u03c3',
  '’': "'",
  '‘': "'",
  '\u02bb': "'",
  '\u02bc': "'",
  '\u2010': '-',
};
const transliterated = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/** Most texts have none of these letters, and take a shortcut. */
export const beyondAscii = /[\u0080-\uffff]/;

/**
 * Returns a text as texts are compared: without accents, case, invisible characters and local spellings of a
 * letter. `folded()` in the database does the same, and a test compares the two.
 * @example foldText('Łódź STRASSE') === foldText('lodz Straße') // true
 */
export function foldText(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(unseen, '').replace(accents, '').toLowerCase();
  return bare.replace(transliterated, (letter) => spellings[letter] ?? letter);
}

/** A word of a text: its position, and how it's compared. */
export interface FoldedWord {
  at: number;
  length: number;
  folded: string;
}

/**
 * Returns the words of a text as they are compared, without case and accents, so that a search finds
 * every spelling.
 *
 * @example foldWords('Où est Zoë?').map(({ folded }) => folded) // ['ou', 'est', 'zoe']
 */
export function foldWords(text: string): FoldedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index: at }) => ({
    at,
    length: word.length,
    folded: foldText(word),
  }));
}

/**
 * Returns whether a text contains each typed word, in any order and ignoring case and accents.
 * @example holdsWords('Maria Müller', 'muller mar') // true
 */
export function holdsWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
