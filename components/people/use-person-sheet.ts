'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#/components/people/person.ts';
import { useAddress } from '#/components/people/use-address.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getPersonContract } from '#/lib/domain/people/contract.ts';
import { readId } from '#/lib/platform/ids.ts';

/** Who is looked at: by id in the address, which may lead to somebody whom the list does not show; who is invited has none. */
export function usePersonSheet(people: readonly Person[]) {
  const [search, change] = useAddress();
  const [invited, setInvited] = useState<string>();
  const id = readId(search.get('person'));
  const listed = people.find((one) => (id === undefined ? one.id === null && one.email === invited : one.id === id));
  const input = { params: { id: id ?? 0 } };
  const { data, error } = useQuery({
    queryKey: queryKey(getPersonContract, input),
    queryFn: ({ signal }) => call(getPersonContract, input, signal),
    enabled: id !== undefined && !listed,
    retry: false,
  });
  const open = ({ id: of, email }: Person) => {
    setInvited(of === null ? email : undefined);
    change({ person: of === null ? undefined : String(of) });
  };
  const close = () => {
    setInvited(undefined);
    change({ person: undefined });
  };
  return { person: listed ?? (id === undefined ? undefined : data?.person), failure: error?.message, open, close };
}
