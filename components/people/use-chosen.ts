'use client';

import { useState } from 'react';
import type { Person } from '#/components/people/person.ts';

/** The people who are chosen among those shown; whoever a filter takes out of the list is no longer chosen. */
export function useChosen(people: readonly Person[]) {
  const [emails, setEmails] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ email }) => emails.has(email));
  const toggle = ({ email }: Person) => {
    const next = new Set(emails);
    if (!next.delete(email)) next.add(email);
    setEmails(next);
  };
  const toggleAll = () => setEmails(new Set(chosen.length === people.length ? [] : people.map(({ email }) => email)));
  return { chosen, toggle, toggleAll, clear: () => setEmails(new Set()) };
}
