/** Sorts names like an address book, with capitals and accents next to their letters. */
export const nameOrder = 'COLLATE "und-x-icu"';

/**
 * Returns the order of people in all lists, as columns of this alias of `users`: by first name, then last name, as
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

/**
 * Compares people in this order after they have been read; returns a negative number, 0 or a positive one, as `sort`
 * needs.
 */
export function comparePeople(a: Named, b: Named): number {
  return collator.compare(a.firstName, b.firstName) || collator.compare(a.lastName, b.lastName) || a.id - b.id;
}
