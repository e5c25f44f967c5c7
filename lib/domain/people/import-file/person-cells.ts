import { listedAddressFault, newAddressFault, plainAddress } from '#/lib/domain/accounts/person/email.schema.ts';
import { isPersonName } from '#/lib/domain/accounts/person/name.schema.ts';
import { readCell } from '#/lib/domain/people/import-file/csv.ts';
import { message } from '#/lib/words/message.ts';
import { plainName } from '#/lib/words/plain-text.ts';

/** Characters that can't be stored. */
export const unstorable = /[\p{Cc}\p{Cs}]/gu;

/** Returns why a text can't be stored, or null. */
export function cellProblem(text: string, length: number): string | null {
  if (text.search(unstorable) !== -1) return message('people.file.unsupported');
  return text.length > length ? message('people.file.tooLong', { length }) : null;
}

/**
 * Returns the email address of a cell as it is stored. The schema checks what isn't an address.
 * @example addressOf('Pia Lind <Pia@harbour.test>;') // 'pia@harbour.test'
 */
export function addressOf(cell: string): string {
  return plainAddress(readCell(cell)).toLowerCase();
}

/** What people and programs write into a cell without a value. */
const nothing =
  /^(?:[-\u2010-\u2015\u2212_.?/\s]+|n\/a|n\.\s?a\.?|k\.\s?a\.?|\((?:blank|leer|vide|null|vacías?|vuoto|vazio)\))$/i;

/**
 * Returns a cell, or an empty one if its text only means that it has no value.
 * @example withoutPlaceholder(' – ') // ''
 */
export function withoutPlaceholder(cell: string): string {
  return nothing.test(cell.trim()) ? '' : cell;
}

/** Without their punctuation. */
const spreadsheetErrors: ReadonlySet<string> = new Set(
  'NA ND NV REF BEZUG RIF NAME NOM NOMBRE NOME VALUE WERT VALEUR VALOR VALORE NUM ZAHL NULL DIV0'.split(' '),
);

/** Returns whether a cell shows the error of a spreadsheet formula, in our users' languages. */
function isSpreadsheetError(cell: string): boolean {
  return cell.startsWith('#') && spreadsheetErrors.has(cell.replace(/[#/!?¡¿]/g, ''));
}

/** Returns why a cell names no place, or null; `list` is the cell of a column that may contain several. */
export function placeProblem(text: string, list = ''): string | null {
  if (isSpreadsheetError(text)) return message('people.file.spreadsheetError', { text });
  return /[,;|]|\n\s*\S/.test(list.trim()) ? message('people.file.severalPlaces', { text }) : null;
}

/** Returns the manager's email address, if the cell contains one; a name there isn't an error. */
export function managerOf(text: string): string {
  const address = addressOf(text);
  return addressProblem(address) === null ? address : '';
}

/** Returns why an email address can't be anyone's, or null. */
export function addressProblem(address: string): string | null {
  return wordsOf(address, listedAddressFault(address));
}

/** Returns why a new person can't have this email address, or null. */
export function newAddressProblem(address: string): string | null {
  return wordsOf(address, newAddressFault(address));
}

function wordsOf(address: string, fault: ReturnType<typeof newAddressFault>): string | null {
  return (
    fault &&
    message('people.file.address', { address: address.length > 60 ? `${address.slice(0, 59)}…` : address, ...fault })
  );
}

/**
 * Returns the two parts of a whole name. Both are empty if sign-up wouldn't accept them, so that people enter them
 * themselves.
 * @example namesOfWhole('de la Cruz, Ana') // { firstName: 'Ana', lastName: 'de la Cruz' }
 */
export function namesOfWhole(text: string): { firstName: string; lastName: string } {
  const [, before = '', behind] = /^([^,]*),(.*)$/s.exec(text) ?? [];
  const [first = '', ...others] = plainName(text).split(' ');
  const names = behind === undefined ? [first, others.join(' ')] : [behind, before];
  const [firstName = '', lastName = ''] = names.map(plainName);
  const isRight = [firstName, lastName].every((name) => name === '' || (name.length <= 60 && isPersonName(name)));
  return isRight ? { firstName, lastName } : { firstName: '', lastName: '' };
}
