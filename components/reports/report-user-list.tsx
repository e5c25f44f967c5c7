'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { REPORT_USERS_MAX } from '#/lib/domain/reports/constants.ts';
import { getReportDataContract } from '#/lib/domain/reports/exports/exports.contract.ts';

interface ReportUserListProps {
  selection: readonly number[];
  onChange: (selection: number[]) => void;
}

/** Fewer people than this are found without a search. */
const SEARCH_FROM = 8;

/** Shows whose reports to make: with a search if there are many, fifty at a time. */
export function ReportUserList({ selection, onChange }: ReportUserListProps) {
  const t = useTranslations('reports.people');
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedInput(search, setSearch);
  const query = useReportUsers(search);
  return (
    <SectionState query={query} failure={t('failed')}>
      {({ pages }) => {
        const users = pages.flatMap((page) => page.users);
        const total = pages.at(-1)?.total ?? 0;
        const [only] = users;
        // There is nothing to choose.
        if (only && total === 1 && search === '' && selection.includes(only.id))
          return <p className="wrap-anywhere font-medium">{t('only', { scopes: describeScopes(only, t) })}</p>;
        const isFull = selection.length >= REPORT_USERS_MAX;
        return (
          <div className="flex flex-col gap-3">
            {(total >= SEARCH_FROM || search !== '') && (
              <Field label={t('search')}>
                {(control) => (
                  <SearchInput
                    {...control}
                    placeholder={t('part')}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            )}
            <output className="text-13 text-muted">
              {isFull
                ? t('most', { count: selection.length })
                : search === ''
                  ? t('chosenOf', { count: selection.length, total })
                  : t('chosen', { count: selection.length })}
            </output>
            <fieldset className="overflow-hidden rounded-card border border-line">
              <legend className="sr-only">{t('legend')}</legend>
              <ul className="divide-y divide-line overflow-y-auto medium:max-h-72">
                {users.map((user) => (
                  <ReportUserOption
                    key={user.id}
                    user={user}
                    isChosen={selection.includes(user.id)}
                    isDisabled={isFull && !selection.includes(user.id)}
                    onChange={(isChosen) =>
                      onChange(isChosen ? [...selection, user.id] : selection.filter((id) => id !== user.id))
                    }
                  />
                ))}
                {users.length === 0 && <li className="p-4 text-muted">{t('none')}</li>}
              </ul>
            </fieldset>
            {query.hasNextPage && (
              <Button
                variant="quiet"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
                className="self-start"
              >
                {t('more')}
              </Button>
            )}
          </div>
        );
      }}
    </SectionState>
  );
}

interface ReportUserOptionProps {
  user: ReportUser;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Shows one person to choose, and what their report is about. */
function ReportUserOption({ user, isChosen, isDisabled, onChange }: ReportUserOptionProps) {
  const t = useTranslations('reports.people');
  return (
    <CheckOption
      look="row"
      title={user.name}
      detail={describeScopes(user, t)}
      isChosen={isChosen}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}

/** More text would push the others out of view. */
const SHOWN = 3;

function describeScopes({ scopes }: ReportUser, t: ReturnType<typeof useTranslations<'reports.people'>>): string {
  const names = scopes.slice(0, SHOWN).map(({ kind, name }) => t(`scope.${kind}`, { name }));
  const list = names.join(', ');
  return scopes.length > SHOWN ? t('scopes', { scopes: list, count: scopes.length - SHOWN }) : list;
}

type ReportUser = Output<typeof getReportDataContract>['users'][number];

/** Loads the people with reports whose name contains the text, a page at a time. */
export function useReportUsers(search: string) {
  return useInfiniteQuery({
    queryKey: queryKey(getReportDataContract, { query: { search } }),
    queryFn: ({ pageParam: page, signal }) => call(getReportDataContract, { query: { search, page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: (before) => before,
  });
}
