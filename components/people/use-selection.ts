'use client';

import { useState } from 'react';
import type { Person } from '#/components/people/person.ts';

/** Returns the selected people of the list; people who are filtered out are no longer selected. */
export function useSelection(people: readonly Person[]) {
  const [emails, setEmails] = useState<ReadonlySet<string>>(new Set());
  const selection = people.filter(({ email }) => emails.has(email));
  const toggle = ({ email }: Person) => {
    const next = new Set(emails);
    if (!next.delete(email)) next.add(email);
    setEmails(next);
  };
  const toggleAll = () =>
    setEmails(new Set(selection.length === people.length ? [] : people.map(({ email }) => email)));
  return { selection, toggle, toggleAll, clear: () => setEmails(new Set()) };
}
