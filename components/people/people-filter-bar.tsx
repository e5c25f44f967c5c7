'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { filterNames, isFiltered } from '#/components/people/people-filters.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { useTyped } from '#/components/ui/fields/use-typed.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDepartmentsContract } from '#/lib/domain/organisation/department-contract.ts';
import { personStatuses } from '#/lib/domain/people/constants.ts';
import { listPeopleTeamsContract } from '#/lib/domain/people/contract.ts';
import type { PeopleFilter } from '#/lib/domain/people/schema.ts';
import { roleNames } from '#/lib/platform/roles.ts';

interface PeopleFilterBarProps {
  filters: PeopleFilter;
  onChange: (parts: Record<string, string | undefined>) => void;
}

const every = (label: string) => ({ value: '', label });
const words = (list: readonly string[]) => list.map((word) => ({ value: word, label: word }));

/** Search and filters of the people list; the team is chosen among those of the department. */
export function PeopleFilterBar({ filters, onChange }: PeopleFilterBarProps) {
  const { departments, teams } = usePlaces(filters.department);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, setTyped] = useTyped(filters.search, search);
  const clear = () => {
    setTyped('');
    onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  };
  return (
    <search className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4 large:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
        <Field label="Search" className="max-large:col-span-2">
          {(control) => (
            <SearchInput
              {...control}
              placeholder="Part of a name or email"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label="Department">
          {(control) => (
            <Select
              {...control}
              value={filters.department ?? ''}
              options={[
                every('All departments'),
                ...departments.map(({ id, name }) => ({ value: id, label: name || 'N/A' })),
              ]}
              onChange={({ target }) => onChange({ department: target.value, team: undefined })}
            />
          )}
        </Field>
        <Field label="Team">
          {(control) => (
            <Select
              {...control}
              value={filters.team ?? ''}
              options={[every('All teams'), ...teams]}
              onChange={({ target }) => onChange({ team: target.value })}
            />
          )}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select
              {...control}
              value={filters.role ?? ''}
              options={[every('All roles'), ...words(roleNames)]}
              onChange={({ target }) => onChange({ role: target.value })}
            />
          )}
        </Field>
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              value={filters.status ?? ''}
              options={[every('Any status'), ...words(personStatuses)]}
              onChange={({ target }) => onChange({ status: target.value })}
            />
          )}
        </Field>
      </div>
      {isFiltered(filters) && (
        <div>
          <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={clear}>
            Clear all filters
          </Button>
        </div>
      )}
    </search>
  );
}

function usePlaces(department: number | undefined) {
  const departments = useQuery({
    queryKey: queryKey(listDepartmentsContract),
    queryFn: ({ signal }) => call(listDepartmentsContract, {}, signal),
  });
  const input = { query: department === undefined ? {} : { department } };
  const teams = useQuery({
    queryKey: queryKey(listPeopleTeamsContract, input),
    queryFn: ({ signal }) => call(listPeopleTeamsContract, input, signal),
  });
  const label = (name: string, of: string | null) =>
    department === undefined && of ? `${name || 'N/A'} (${of})` : name || 'N/A';
  return {
    departments: departments.data?.departaments ?? [],
    teams: (teams.data?.teams ?? []).map(({ id, name, departmentName }) => ({
      value: id,
      label: label(name, departmentName),
    })),
  };
}
