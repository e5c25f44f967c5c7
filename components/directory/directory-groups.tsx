import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Directory } from '#/components/directory/directory.ts';
import { Select } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { listPeopleTeamsContract } from '#/lib/domain/people/list/list.contract.ts';

const TieDialog = dynamic(() => import('#/components/directory/tie-dialog.tsx').then((file) => file.TieDialog), {
  ssr: false,
});

type Group = Directory['groups'][number];

/** Shows the groups that the directory has sent, each with its team. */
export function DirectoryGroups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('directory.card');
  const query = useQuery({
    queryKey: queryKey(listPeopleTeamsContract, { query: {} }),
    queryFn: ({ signal }) => call(listPeopleTeamsContract, { query: {} }, signal),
    enabled: groups.length > 0,
  });
  const { teams = [] } = query.data ?? {};
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold text-14">{t('groups')}</h3>
        <p className="text-13 text-muted">{t('groupsAbout')}</p>
      </div>
      {groups.length === 0 && <p className="text-14">{t('noGroups')}</p>}
      {groups.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {[...groups]
            .sort((a, b) => Number(b.team !== null) - Number(a.team !== null))
            .map((group) => (
              <GroupItem key={group.id} group={group} teams={teams} />
            ))}
        </ul>
      )}
    </section>
  );
}

interface GroupItemProps {
  group: Group;
  teams: readonly { id: number; name: string; departmentName: string | null }[];
}

function GroupItem({ group, teams }: GroupItemProps) {
  const t = useTranslations('directory.card');
  const { name, members, team } = group;
  const [chosenId, setChosen] = useState<number | null | undefined>();
  // Teams are still loading.
  const ownTeam = team && !teams.some(({ id }) => id === team.id) ? [{ ...team, departmentName: null }] : [];
  const choices = [...ownTeam, ...teams];
  const options = choices.map(({ id, name: label, departmentName }) => ({
    value: id,
    label: departmentName ? `${label} · ${departmentName}` : label,
  }));
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="wrap-anywhere font-semibold text-14">{name}</strong>
          <p className="text-13 text-muted">{t('members', { members })}</p>
        </div>
        <Select
          aria-label={t('teamOf', { group: name })}
          className="w-64 max-w-full"
          size="small"
          options={[{ value: '', label: t('noTeam') }, ...options]}
          value={(chosenId === undefined ? team?.id : chosenId) ?? ''}
          onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        />
      </div>
      {chosenId !== undefined && (
        <TieDialog
          group={group}
          team={choices.find(({ id }) => id === chosenId) ?? null}
          onClose={() => setChosen(undefined)}
        />
      )}
    </li>
  );
}
