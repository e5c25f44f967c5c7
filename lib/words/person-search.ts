import { beyondAscii, foldText } from '#/lib/words/fold-text.ts';
import { readAddress } from '#/lib/words/plain-text.ts';

/** Characters within names and email addresses that people may leave out when typing. */
const signs = /['"`.·\u2027\u30fb\-–—\u02b9\u02ba\u02bd-\u02bf\u05f3\u05f4\u201b-\u201e\u2032\ua78c]+/g;

/** Letters of names that are written and typed without spaces, as they are compared. */
const eastAsian = /[\u1100-\u11ff\u2e80-\u9fff\u{20000}-\u{3ffff}]/u;

/** How umlauts are typed on keyboards without them; `foldText` keeps only the vowel. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' };

const foldName = (text: string) => foldText(text.replaceAll('´', "'")).replace(signs, '');

/**
 * Returns the text where a person is searched: name and email address, and the other spelling of umlauts. It also
 * has the words of an East Asian name without spaces in every order. `person_text()` in the database does the same, and
 * a test compares the two.
 * @example personText('Jürgen O’Brien') // 'jurgen obrien juergen obrien'
 * @example personText('太郎 山田') // '太郎 山田 太郎山田太郎山田'
 */
export function personText(name: string, email = ''): string {
  const own = foldName(name);
  const short = own.replace(/([aou])e/g, '$1').replaceAll('aa', 'a');
  const forms = [foldName(email), short === own ? '' : short, ...(beyondAscii.test(name) ? otherForms(own, name) : [])];
  return [own, ...forms.filter((form) => form !== '')].join(' ');
}

function otherForms(own: string, name: string): string[] {
  const oneWord = own.replaceAll(' ', '');
  const lower = name.normalize('NFC').toLowerCase();
  const long = lower.replace(/[äöøüå]/g, (letter) => umlauts[letter] ?? letter);
  return [eastAsian.test(own) ? oneWord + oneWord : '', long === lower ? '' : foldName(long)];
}

/**
 * Returns the words of a search for a person. If it's an email address as mail programs copy it, they are only the
 * address if addresses are searched, otherwise the name next to it.
 * @example personWords('Cruz, Maria') // ['cruz', 'maria']
 * @example personWords('Maria Cruz <maria@x.test>') // ['maria@xtest']
 */
export function personWords(typed: string, by: 'name' | 'address' = 'address'): string[] {
  const meant = readAddress(typed);
  const beside = meant.includes('@') ? typed.replace(/[<([].*$/s, '').trim() : '';
  const text = by === 'name' ? beside || typed : meant;
  // Text about a person never consists only of such characters.
  return foldName(text).match(/[^\s,;<>\u3001]+/g) ?? foldText(text).match(/\S+/g) ?? [];
}

/**
 * Returns whether each typed word is in a person's name.
 * @example holdsName('Maria Müller', 'mueller mar') // true
 */
export function holdsName(name: string, typed: string): boolean {
  const text = personText(name);
  return personWords(typed, 'name').every((word) => text.includes(word));
}
