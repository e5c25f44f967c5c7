'use client';

import { useState } from 'react';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ReportUserOption } from '#/components/reports/report-user-option.tsx';
import { useReportUsers } from '#/components/reports/use-report-users.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useTyped } from '#/components/ui/fields/use-typed.ts';
import { REPORT_USERS_MAX } from '#/lib/domain/reports/constants.ts';

interface ReportUserListProps {
  selection: readonly number[];
  onChange: (selection: number[]) => void;
}

/** Fewer than these are seen at a glance. */
const SEARCH_FROM = 8;

/** Whose reports to make: searched where there are many, fifty at a time. */
export function ReportUserList({ selection, onChange }: ReportUserListProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTyped(search, setSearch);
  const query = useReportUsers(search);
  return (
    <SectionState query={query} failure="The list of people could not be loaded">
      {({ pages }) => {
        const users = pages.flatMap((page) => page.users);
        const total = pages.at(-1)?.total ?? 0;
        const isFull = selection.length >= REPORT_USERS_MAX;
        return (
          <div className="flex flex-col gap-3">
            {(total >= SEARCH_FROM || search !== '') && (
              <Field label="Search">
                {(control) => (
                  <SearchInput
                    {...control}
                    placeholder="Part of a name"
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            )}
            <output className="text-13 text-muted">
              {selection.length}
              {search === '' && ` of ${total}`} chosen{isFull && `, which is the most at a time`}
            </output>
            <fieldset className="overflow-hidden rounded-card border border-line">
              <legend className="sr-only">Choose reports</legend>
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
                {users.length === 0 && <li className="p-4 text-muted">No one by that name.</li>}
              </ul>
            </fieldset>
            {query.hasNextPage && (
              <Button
                variant="quiet"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
                className="self-start"
              >
                Show more
              </Button>
            )}
          </div>
        );
      }}
    </SectionState>
  );
}
