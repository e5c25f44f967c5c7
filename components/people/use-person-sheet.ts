'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '#/components/frame/links/use-address.ts';
import type { Person } from '#/components/people/person.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { getPersonContract } from '#/lib/domain/people/list/list.contract.ts';
import { readId } from '#/lib/platform/ids.ts';

/** The person of the open sheet: by the id in the address, perhaps outside the list; invited people have no id. */
export function usePersonSheet(people: readonly Person[]) {
  const [search, change] = useAddress();
  const [invitedEmail, setInvitedEmail] = useState<string>();
  const id = readId(search.get('person'));
  const listedPerson = people.find((one) =>
    id === undefined ? one.id === null && one.email === invitedEmail : one.id === id,
  );
  const input = { params: { id: id ?? 0 } };
  const { data, error } = useQuery({
    queryKey: queryKey(getPersonContract, input),
    queryFn: ({ signal }) => call(getPersonContract, input, signal),
    enabled: id !== undefined && !listedPerson,
    retry: false,
  });
  const open = ({ id: of, email }: Person) => {
    setInvitedEmail(of === null ? email : undefined);
    change({ person: of === null ? undefined : String(of) });
  };
  const close = () => {
    setInvitedEmail(undefined);
    change({ person: undefined });
  };
  return {
    person: listedPerson ?? (id === undefined ? undefined : data?.person),
    failure: error?.message,
    open,
    close,
  };
}
