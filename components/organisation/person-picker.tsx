'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { readSession } from '#/components/frame/session/stored-session.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useDebouncedValue } from '#/components/ui/fields/use-debounced-value.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listLeaderCandidatesContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export type Candidate = Output<typeof listLeaderCandidatesContract>['users'][number];

/** How long a pause in typing is before the server is called. */
const PAUSE_MS = 200;

export interface PersonPickerProps {
  /** Leaves out the leader of this team. */
  teamId?: number | undefined;
  value: Candidate | null;
  onChange: (person: Candidate) => void;
}

/** Finds a person of the company by a part of the name or, for people who may see email addresses, of the address. */
export function PersonPicker({ teamId, value, onChange }: PersonPickerProps) {
  const t = useTranslations('organisation.picker');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const name = useId();
  // The call uses the stored role, and shows a team leader no email addresses.
  const [isByName] = useState(() => readSession().role === 'Team Leader');
  const input = { query: { ...(teamId === undefined ? {} : { team: teamId }), search } };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: queryKey(listLeaderCandidatesContract, input),
    queryFn: ({ signal }) => call(listLeaderCandidatesContract, input, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('label', { by: isByName ? 'name' : 'all' })}>
        {(control) => (
          <SearchInput
            {...control}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <fieldset
        aria-busy={isPlaceholderData || !data}
        className={clsx(
          'h-64 min-w-0 overflow-y-auto rounded-control border border-line p-1 transition-opacity',
          isPlaceholderData && 'opacity-60',
        )}
      >
        <legend className="sr-only">{t('people')}</legend>
        {!data && !error && <Skeleton className="m-2 h-40" />}
        {error && <p className="p-3 text-bad">{error.message}</p>}
        {data?.users.length === 0 && (
          <p className="p-3 text-muted">{search ? t('noMatch', { search }) : t('nobody')}</p>
        )}
        {data?.users.map((person) => (
          <label
            key={person.id}
            className="relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control px-3 py-1.5 transition-colors hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={value?.id === person.id}
              onChange={() => onChange(person)}
              className={clsx('size-4 accent-accent outline-none', person.email && 'row-span-2')}
            />
            <span className="truncate font-medium">
              {person.firstName} {person.lastName}
            </span>
            {person.email && <span className="truncate text-13 text-muted">{person.email}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
