'use client';

import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { filterNames, isFiltered } from '#/components/people/people-filters.ts';
import { usePeopleTeams } from '#/components/people/use-people-teams.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { Select, type SelectOption } from '#/components/ui/fields/select.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listDepartmentsContract } from '#/lib/domain/organisation/departments/department.contract.ts';
import { peopleSorts, personStatuses } from '#/lib/domain/people/constants.ts';
import type { PeopleFilter, PeopleOrder } from '#/lib/domain/people/people.schema.ts';
import { roleNames } from '#/lib/platform/roles.ts';

interface PeopleFilterBarProps {
  filters: PeopleFilter;
  order: PeopleOrder;
  onChange: (parts: Record<string, string | undefined>) => void;
}

const every = (label: string) => ({ value: '', label });

/** Shows search and filters of the people list, folded on small screens; the team is one of the department. */
export function PeopleFilterBar({ filters, order, onChange }: PeopleFilterBarProps) {
  const t = useTranslations('people.filters');
  const columns = useTranslations('people.columns');
  const documented = useDocumented();
  const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: documented(value) }));
  const departments = useDepartments();
  const teams = usePeopleTeams(filters.department);
  const [isOpen, setOpen] = useState(false);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, setTyped] = useDebouncedInput(filters.search, search);
  const used = filterNames.filter((name) => name !== 'search' && filters[name] !== undefined).length;
  const clear = () => {
    setTyped('');
    onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  };
  const choices: [name: 'department' | 'team' | 'role' | 'status', options: SelectOption[], also?: object][] = [
    ['department', [every(t('allDepartments')), ...departments], { team: undefined }],
    ['team', [every(t('allTeams')), ...teams]],
    ['role', [every(t('allRoles')), ...asOptions(roleNames)]],
    ['status', [every(t('anyStatus')), ...asOptions(personStatuses)]],
  ];
  return (
    <search className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-4 max-medium:gap-x-2 medium:grid-cols-4 large:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
        <Field label={t('search')} className="medium:max-large:col-span-4">
          {(control) => (
            <SearchInput
              {...control}
              placeholder={t('placeholder')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          className="h-12 medium:hidden"
          aria-expanded={isOpen}
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('fold', { count: used })}
        </Button>
        <div
          className={clsx(
            'medium:contents max-medium:col-span-2 max-medium:grid-cols-2 max-medium:gap-4',
            isOpen ? 'max-medium:grid' : 'max-medium:hidden',
          )}
        >
          {choices.map(([name, options, also]) => (
            <Field key={name} label={t(name)}>
              {(control) => (
                <Select
                  {...control}
                  value={filters[name] ?? ''}
                  options={options}
                  onChange={({ target }) => onChange({ [name]: target.value, ...also })}
                />
              )}
            </Field>
          ))}
          <Field label={t('sort')} className="medium:hidden">
            {(control) => (
              <Select
                {...control}
                value={order.sort}
                options={peopleSorts.map((sort) => ({ value: sort, label: columns(sort) }))}
                onChange={({ target }) => onChange({ sort: target.value, direction: undefined })}
              />
            )}
          </Field>
        </div>
      </div>
      {isFiltered(filters) && (
        <div>
          <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </search>
  );
}

function useDepartments(): SelectOption[] {
  const t = useTranslations('people.filters');
  const { data } = useQuery({
    queryKey: queryKey(listDepartmentsContract),
    queryFn: ({ signal }) => call(listDepartmentsContract, {}, signal),
  });
  return (data?.departaments ?? []).map(({ id, name }) => ({
    value: id,
    label: id === 0 ? t('noDepartment') : shownName(name),
  }));
}
