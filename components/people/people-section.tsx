'use client';

import { ImportScreen } from '#/components/people/import-screen.tsx';
import { PeopleList } from '#/components/people/people-list.tsx';
import { useAddress } from '#/components/people/use-address.ts';

/** Everybody of the company, and the import of people; which of the two is part of the address. */
export function PeopleSection() {
  const [search] = useAddress();
  return search.has('import') ? <ImportScreen /> : <PeopleList />;
}
