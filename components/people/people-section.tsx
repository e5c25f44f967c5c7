'use client';

import { useAddress } from '#/components/frame/links/use-address.ts';
import { ImportScreen } from '#/components/people/import-screen.tsx';
import { PeopleList } from '#/components/people/people-list.tsx';

/** Everybody of the company, and the import of people; which of the two is part of the address. */
export function PeopleSection() {
  const [search] = useAddress();
  return search.has('import') ? <ImportScreen /> : <PeopleList />;
}
