'use client';

import { useState } from 'react';
import type { Person } from '#/components/people/person.ts';

/** The chosen people of the list; someone whom a filter takes out of the list is no longer chosen. */
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
