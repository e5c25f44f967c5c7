import { listedAddressFault, newAddressFault, plainAddress } from '#/lib/domain/accounts/person/email.schema.ts';
import { isPersonName } from '#/lib/domain/accounts/person/name.schema.ts';
import { readCell } from '#/lib/domain/people/import-file/csv.ts';
import { message } from '#/lib/words/message.ts';
import { plainName } from '#/lib/words/plain-text.ts';

/** What cannot be stored. */
export const unstorable = /[\p{Cc}\p{Cs}]/gu;

/** Returns why a text cannot be stored, or null. */
export function cellProblem(text: string, length: number): string | null {
  if (text.search(unstorable) !== -1) return message('people.file.unsupported');
  return text.length > length ? message('people.file.tooLong', { length }) : null;
}

/**
 * Returns the address of a cell as it is stored; anything else stays as it is, for the schema to judge.
 * @example addressOf('Pia Lind <Pia@harbour.test>;') // 'pia@harbour.test'
 */
export function addressOf(cell: string): string {
  return plainAddress(readCell(cell)).toLowerCase();
}

/** What people and programs write into a cell they know nothing about. */
const nothing =
  /^(?:[-\u2010-\u2015\u2212_.?/\s]+|n\/a|n\.\s?a\.?|k\.\s?a\.?|\((?:blank|leer|vide|null|vacías?|vuoto|vazio)\))$/i;

/**
 * Returns a cell, and nothing for one that says in signs that it holds nothing.
 * @example withoutPlaceholder(' – ') // ''
 */
export function withoutPlaceholder(cell: string): string {
  return nothing.test(cell.trim()) ? '' : cell;
}

/** Without their signs. */
const spreadsheetErrors: ReadonlySet<string> = new Set(
  'NA ND NV REF BEZUG RIF NAME NOM NOMBRE NOME VALUE WERT VALEUR VALOR VALORE NUM ZAHL NULL DIV0'.split(' '),
);

/** Whether a cell contains what a spreadsheet shows if a formula fails, in our users' languages. */
function isSpreadsheetError(cell: string): boolean {
  return cell.startsWith('#') && spreadsheetErrors.has(cell.replace(/[#/!?¡¿]/g, ''));
}

/** Returns why a cell names no place, or null; `list` is the cell of a column that may hold several. */
export function placeProblem(text: string, list = ''): string | null {
  if (isSpreadsheetError(text)) return message('people.file.spreadsheetError', { text });
  return /[,;|]|\n\s*\S/.test(list.trim()) ? message('people.file.severalPlaces', { text }) : null;
}

/** Anyone who a person reports to, where the cell holds an address; a name there is no fault of the row. */
export function managerOf(text: string): string {
  const address = addressOf(text);
  return addressProblem(address) === null ? address : '';
}

/** Returns why an address cannot be anyone's in a list, or null. */
export function addressProblem(address: string): string | null {
  return wordsOf(address, listedAddressFault(address));
}

/** Returns why nobody new can have this address, or null. */
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
 * Returns the two names in a whole one; both empty if sign-up wouldn't accept them, so that people write them
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
