import { email, exceededLetters, listedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { message } from '#/lib/words/message.ts';
import { withoutUnseen } from '#/lib/words/plain-text.ts';

const listSchema = listedEmail();

/**
 * Returns the address of a cell as programs write one: with the name before it, as a link, or with the separator of a
 * list behind it. Anything else stays as it is, for the schema to judge.
 * @example readAddressCell('Pia Lind <pia@harbour.test>;') // 'pia@harbour.test'
 */
export function readAddressCell(text: string): string {
  const plain = withoutUnseen(text).replace(/[;,\s]+$/, '');
  const [, bracketed] = /^[^<>@]*<([^<>]+)>$/.exec(plain) ?? [];
  return (bracketed ?? plain)
    .trim()
    .replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1')
    .toLowerCase();
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
