'use client';

import { useTranslations } from 'next-intl';
import { departmentHref, shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { nameOf, type Person } from '#/components/people/person.ts';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { PersonCell } from '#/components/ui/person-cell.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';

/**
 * Returns the columns of the people list, the name first. In narrow tables its cell also shows the status, and on
 * phones role and team, which then have no columns.
 */
export function usePeopleColumns(onOpen: (person: Person) => void): RowColumn<Person>[] {
  const t = useTranslations('people.columns');
  const documented = useDocumented();
  const more = (count: number) => t('more', { count });
  return [
    {
      header: t('name'),
      sort: 'name',
      cell: (person) => (
        <PersonCell {...person} onOpen={() => onOpen(person)}>
          <span className="@min-[520px]:hidden line-clamp-2 whitespace-normal font-normal text-13 text-muted leading-5 empty:hidden">
            {person.roles.map(documented).join(' · ')}
            {person.teams.slice(0, 1).map(({ id, name }) => (
              <span key={id}>
                {person.roles.length > 0 && ' · '}
                {shownName(name)}
              </span>
            ))}
          </span>
          <span className="@min-[900px]:hidden pt-1 empty:hidden">
            <Status {...person} onCorrect={() => onOpen(person)} />
          </span>
        </PersonCell>
      ),
    },
    {
      header: t('role'),
      sort: 'role',
      from: 'small',
      width: 'w-[17%] @max-[900px]:w-[25%] print:w-[17%]!',
      cell: ({ roles }) => (
        <span title={roles.map(documented).join(', ')} className="line-clamp-2 whitespace-normal leading-5">
          {roles.map(documented).join(', ')}
        </span>
      ),
    },
    {
      header: t('department'),
      sort: 'department',
      from: 'wide',
      isPrinted: true,
      width: 'w-[16%] print:w-[17%]!',
      cell: ({ departments }) => (
        <Places hrefs={departments.map((one) => [departmentHref(one), one.name])} more={more} />
      ),
    },
    {
      header: t('team'),
      sort: 'team',
      from: 'small',
      width: 'w-[16%] @max-[900px]:w-[25%] print:w-[17%]!',
      cell: ({ teams }) => (
        <Places hrefs={teams.map((one) => [teamHref('Administrator', one), one.name])} more={more} />
      ),
    },
    {
      header: t('status'),
      sort: 'status',
      from: 'wide',
      width: 'w-50',
      cell: (person) => <Status {...person} onCorrect={() => onOpen(person)} />,
    },
  ];
}

interface StatusProps extends Person {
  /** Offered if the invitation was refused; left out if the field is next to it. */
  onCorrect?: () => void;
}

export function Status({ onCorrect, ...person }: StatusProps) {
  const t = useTranslations('people.status');
  const { id, status, expiresAt, mailRefusedAt } = person;
  const badge = (
    <StatusBadge
      status={status !== 'Invitation Sent'}
      isSuspended={status === 'Suspended'}
      isUndelivered={mailRefusedAt !== null}
      onboarding={status === 'Active'}
      expiresAt={expiresAt}
    />
  );
  if (!onCorrect || id !== null || mailRefusedAt === null) return badge;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {badge}
      <TextAction label={t('correctOf', { who: nameOf(person) })} hint={t('correct')} onClick={onCorrect}>
        {t('correctWord')}
      </TextAction>
    </span>
  );
}

interface PlacesProps {
  hrefs: readonly (readonly [href: string, name: string])[];
  /** How many more there are, in words. */
  more: (count: number) => string;
}

/** Shows the first of several places as a link, and the number of the others, with all names in a hint. */
function Places({ hrefs: [first, ...rest], more }: PlacesProps) {
  if (!first) return <span className="text-muted">–</span>;
  const [href, name] = first;
  return (
    <span
      title={[first, ...rest].map(([, one]) => shownName(one)).join(', ')}
      className="flex min-w-0 flex-col items-start"
    >
      <TextLink href={href} className="max-w-full truncate leading-6 decoration-transparent hover:decoration-current">
        {shownName(name)}
      </TextLink>
      {rest.length > 0 && <span className="text-12 text-muted leading-4"> {more(rest.length)}</span>}
    </span>
  );
}
