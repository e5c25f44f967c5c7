import { email, exceededLetters, listedEmail, plainAddress } from '#/lib/domain/accounts/person/email.schema.ts';
import { readCell } from '#/lib/domain/people/import-file/csv-cells.ts';
import { message } from '#/lib/words/message.ts';

const listSchema = listedEmail();

/**
 * Returns the address of a cell as it is stored; anything else stays as it is, for the schema to judge.
 * @example addressOf('Pia Lind <Pia@harbour.test>;') // 'pia@harbour.test'
 */
export function addressOf(cell: string): string {
  return plainAddress(readCell(cell)).toLowerCase();
}

/** Returns why an address cannot be anybody's in a list, or null. */
export function addressProblem(address: string): string | null {
  if (listSchema.safeParse(address).success) return null;
  const isSeveral = address.split('@').length > 2 && /[;,\s/|]/.test(address);
  return isSeveral ? message('people.file.severalAddresses', { address: cut(address) }) : noAddress(address);
}

/** Returns why nobody new can have this address, or null. */
export function newAddressProblem(address: string): string | null {
  if (email.safeParse(address).success) return null;
  const most = exceededLetters(address);
  return most === null ? noAddress(address) : message('people.file.longEnd', { address: cut(address), most });
}

function noAddress(address: string): string {
  return `“${cut(address)}” is not an email address.`;
}

function cut(address: string): string {
  return address.slice(0, 60);
}
