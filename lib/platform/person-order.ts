/** How names compare: as in an address book, with capitals and accents beside their letters. */
export const nameOrder = 'COLLATE "und-x-icu"';

/**
 * The one order of people in lists, as columns of this alias of `users`: by first name and then last name, the way in
 * which names are written everywhere.
 */
export function personOrder(alias = 'u'): string {
  return `${alias}.first_name ${nameOrder}, ${alias}.last_name ${nameOrder}, ${alias}.id`;
}

interface Named {
  id: number;
  firstName: string;
  lastName: string;
}

const collator = new Intl.Collator('und');

/** The same order for people who are already read. */
export function comparePeople(a: Named, b: Named): number {
  return collator.compare(a.firstName, b.firstName) || collator.compare(a.lastName, b.lastName) || a.id - b.id;
}
