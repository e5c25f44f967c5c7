import path from 'node:path';
import { type Font, openSync } from 'fontkit';

export const PLAIN = 'Figtree';
export type Weight = 400 | 600;

interface Typeface {
  family: string;
  /** Whether the typeface has a letter; a test compares this with the files. */
  has: (letter: string) => boolean;
  /** A word with one of its letters is written entirely in such typefaces, so that no word mixes two kinds of Latin. */
  isLatin?: true;
  /** Only preferred next to kana, because Chinese has other forms of the same characters. */
  isJapanese?: true;
  file: (weight: Weight) => string;
}

const fonts = path.join(import.meta.dirname, '../fonts');
const packed = path.join(import.meta.dirname, '../../../../node_modules/@fontsource/noto-sans/files');
const own = (name: string) => (weight: Weight) =>
  path.join(fonts, `${name}-${weight === 400 ? 'regular' : 'semibold'}.${name === 'figtree' ? 'ttf' : 'woff'}`);
const noto = (subset: string) => (weight: Weight) => path.join(packed, `noto-sans-${subset}-${weight}-normal.woff`);

const among = (letters: RegExp) => (letter: string) => letters.test(letter);

/** Returns a typeface of npm's @fontsource 5.3, copied here because its package is up to 80 MB large. */
function copied(name: string, script: RegExp, weights: readonly Weight[]): Pick<Typeface, 'has' | 'file'> {
  const file = (weight: Weight) => own(name)(weights.includes(weight) ? weight : 400);
  let font: Font | undefined;
  /** Reads from the file which letters it has, once a letter of its script occurs. */
  const open = () => {
    font ??= openSync(file(400)) as Font;
    return font;
  };
  return { file, has: (letter) => script.test(letter) && open().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) };
}

const ofScript = (script: string): [name: string, letters: RegExp, weights: readonly Weight[]] => [
  `noto-sans-${script.toLowerCase()}`,
  new RegExp(`\\p{Script=${script}}`, 'u'),
  [400, 600],
];
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3011\u3014\u3015\u30fb\u30fc]/u;

/** The letters that the report's own typeface has. */
export const plainLetters =
  /[ -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c6\u02c7\u02da\u02dc\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2191\u2193\u2212\u2215]/u;

// The subsets of Noto Sans are from npm. For Arabic we use this one: in Noto Sans Arabic, dots are separate glyphs,
// which get lost when right-to-left text is reordered.
export const LATIN = 'Noto Sans Latin';
export const typefaces: readonly Typeface[] = [
  { family: PLAIN, has: among(plainLetters), file: own('figtree') },
  {
    family: 'Noto Sans Cyrillic',
    has: among(/[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u),
    file: noto('cyrillic'),
  },
  {
    family: 'Noto Sans Cyrillic Extended',
    has: among(/[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/u),
    file: noto('cyrillic-ext'),
  },
  {
    family: 'Noto Sans Greek',
    has: among(/[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]/u),
    file: noto('greek'),
  },
  {
    family: 'Noto Sans Greek Extended',
    has: among(
      /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/u,
    ),
    file: noto('greek-ext'),
  },
  {
    family: 'Noto Sans Vietnamese',
    has: among(/[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u),
    isLatin: true,
    file: noto('vietnamese'),
  },
  {
    family: 'Noto Sans Latin Extended',
    has: among(/[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u),
    isLatin: true,
    file: noto('latin-ext'),
  },
  {
    family: LATIN,
    isLatin: true,
    has: among(/[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2032\u2033]/u),
    file: noto('latin'),
  },
  { family: 'Noto Sans Devanagari', has: among(/[\u0900-\u097f]/u), file: noto('devanagari') },
  {
    family: 'Noto Sans Hebrew',
    has: among(/[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4]/u),
    file: own('noto-sans-hebrew'),
  },
  {
    family: 'Vazirmatn',
    has: among(
      /[\u060c\u061b\u061f\u0621-\u063a\u0640-\u0658\u0660-\u0671\u0674\u0679\u067c\u067e\u0681\u0685\u0686\u0688\u0689\u0691\u0693\u0695\u0696\u0698\u069a\u06a4\u06a9-\u06ad\u06af\u06b5\u06ba\u06bc-\u06be\u06c0-\u06c3\u06c6-\u06d0\u06d2-\u06d5\u06f0-\u06f9]/u,
    ),
    file: own('vazirmatn'),
  },
  ...['Thai', 'Tamil', 'Georgian', 'Armenian', 'Bengali', 'Ethiopic'].map((script) => ({
    family: `Noto Sans ${script}`,
    ...copied(...ofScript(script)),
  })),
  { family: 'Noto Sans Korean', ...copied('noto-sans-korean', /\p{Script=Hangul}/u, [400]) },
  { family: 'Noto Sans Japanese', isJapanese: true, ...copied('noto-sans-japanese', eastAsian, [400]) },
  { family: 'Noto Sans Chinese', ...copied('noto-sans-chinese', eastAsian, [400]) },
  { family: 'Noto Sans Math', ...copied('noto-sans-math', /[\u2190-\u22ff\u2500-\u27bf]/u, [400]) },
  { family: 'Noto Emoji', ...copied('noto-emoji', /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, [400]) },
];
