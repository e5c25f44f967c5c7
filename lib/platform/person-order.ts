/** Sorts names as an address book does, with capitals and accents next to their letters. */
export const nameOrder = 'COLLATE "und-x-icu"';

/**
 * Returns the one order of people in lists, as columns of this alias of `users`: by first name and then last name, as
 * names are written everywhere.
 */
export function personOrder(alias = 'u'): string {
  return [`${alias}.first_name ${nameOrder}`, `${alias}.last_name ${nameOrder}`, `${alias}.id`].join(', ');
}

interface Named {
  id: number;
  firstName: string;
  lastName: string;
}

const collator = new Intl.Collator('und');

/** Compares people in the same order once they have been read. */
export function comparePeople(a: Named, b: Named): number {
  return collator.compare(a.firstName, b.firstName) || collator.compare(a.lastName, b.lastName) || a.id - b.id;
}
