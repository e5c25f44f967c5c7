import { departmentHref, shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listPeopleContract } from '#/lib/domain/people/contract.ts';

type Person = Output<typeof listPeopleContract>['people'][number];

export const peopleColumns: readonly RowColumn<Person>[] = [
  { header: 'Name', cell: (person) => <PersonName {...person} />, width: 'w-[26%]' },
  { header: 'Role', cell: ({ roles }) => <span title={roles.join(', ')}>{roles.join(', ')}</span> },
  {
    header: 'Department',
    cell: ({ departments }) => <Places hrefs={departments.map((one) => [departmentHref(one), one.name])} />,
  },
  {
    header: 'Team',
    cell: ({ teams }) => <Places hrefs={teams.map((one) => [teamHref('Administrator', one), one.name])} />,
  },
  {
    header: 'Status',
    cell: ({ status, expiresAt }) => (
      <StatusBadge status={status !== 'Invitation Sent'} onboarding={status === 'Active'} expiresAt={expiresAt} />
    ),
    width: 'w-52',
  },
];

/** Where a click on a person leads: the first of their teams, or the department they lead. */
export function personHref({ teams, departments }: Person): string | null {
  const [team] = teams;
  const [department] = departments;
  if (team) return teamHref('Administrator', team);
  return department ? departmentHref(department) : null;
}

function PersonName({ firstName, lastName, email }: Person) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate">{name || email}</span>
      {name && <span className="truncate font-normal text-13 text-muted">{email}</span>}
    </span>
  );
}

/** The first of some places as a link; how many more there are is said, with their names on hover. */
function Places({ hrefs: [first, ...more] }: { hrefs: readonly (readonly [href: string, name: string])[] }) {
  if (!first) return <span className="text-muted">–</span>;
  const [href, name] = first;
  return (
    <span title={more.length > 0 ? [first, ...more].map(([, one]) => shownName(one)).join(', ') : undefined}>
      <TextLink href={href} className="inline-block leading-6">
        {shownName(name)}
      </TextLink>
      {more.length > 0 && <span className="text-muted"> and {more.length} more</span>}
    </span>
  );
}
