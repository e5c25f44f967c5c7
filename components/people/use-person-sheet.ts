'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useAddress } from '#/components/frame/links/use-address.ts';
import type { Person } from '#/components/people/person.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { peopleSearchMax } from '#/lib/domain/people/constants.ts';
import { getPersonContract, listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import { readId } from '#/lib/platform/ids.ts';

/**
 * Returns the person of the open sheet, who may not be in the list. They are found by the id in the URL or, if they are
 * only invited and have no id, by email address.
 */
export function usePersonSheet(people: readonly Person[]) {
  const t = useTranslations('people.sheet');
  const [search, change] = useAddress();
  const id = readId(search.get('person'));
  const email = id === undefined ? search.get('invited') : null;
  const isInvited = (one: Person) => one.id === null && one.email === email;
  const listedPerson = people.find((one) => (id === undefined ? isInvited(one) : one.id === id));
  const input = { params: { id: id ?? 0 } };
  const byId = useQuery({
    queryKey: queryKey(getPersonContract, input),
    queryFn: ({ signal }) => call(getPersonContract, input, signal),
    enabled: id !== undefined && !listedPerson,
    retry: false,
  });
  const query = { search: email?.slice(0, peopleSearchMax) };
  const byEmail = useQuery({
    queryKey: queryKey(listPeopleContract, { query }),
    queryFn: ({ signal }) => call(listPeopleContract, { query }, signal),
    enabled: Boolean(email) && !listedPerson,
    retry: false,
  });
  const invitedPerson = email ? byEmail.data?.people.find(isInvited) : undefined;
  const isGone = email !== null && byEmail.isSuccess && !listedPerson && !invitedPerson;
  const open = (one: Person) =>
    change(
      one.id === null ? { person: undefined, invited: one.email } : { person: String(one.id), invited: undefined },
    );
  return {
    person: listedPerson ?? (id === undefined ? invitedPerson : byId.data?.person),
    failure: isGone ? t('gone', { email }) : (byId.error ?? byEmail.error)?.message,
    open,
    close: () => change({ person: undefined, invited: undefined }),
  };
}
