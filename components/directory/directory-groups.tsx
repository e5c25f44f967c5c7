import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { useDirectoryChange } from '#/components/directory/use-directory-change.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Select, type SelectOption } from '#/components/ui/fields/select.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { tieGroupContract } from '#/lib/domain/directory/manage/directory.contract.ts';
import { listPeopleTeamsContract } from '#/lib/domain/people/list/list.contract.ts';

type Group = Directory['groups'][number];

/** The groups that have come, each with its team. */
export function DirectoryGroups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('directory.card');
  const query = useQuery({
    queryKey: queryKey(listPeopleTeamsContract, { query: {} }),
    queryFn: ({ signal }) => call(listPeopleTeamsContract, { query: {} }, signal),
    enabled: groups.length > 0,
  });
  const { teams = [] } = query.data ?? {};
  const options = teams.map(({ id, name, departmentName }) => ({
    value: id,
    label: departmentName ? `${name} · ${departmentName}` : name,
  }));
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold text-14">{t('groups')}</h3>
        <p className="text-13 text-muted">{t('groupsAbout')}</p>
      </div>
      {groups.length === 0 && <p className="text-14">{t('noGroups')}</p>}
      {groups.length > 0 && (
        <ul className="flex flex-col gap-2">
          {groups.map((group) => (
            <GroupItem key={group.id} group={group} options={options} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GroupItem({ group, options }: { group: Group; options: readonly SelectOption[] }) {
  const t = useTranslations('directory.card');
  const { id, name, members, team } = group;
  const choice = useDirectoryChange((teamId: number | null) =>
    call(tieGroupContract, { params: { id }, body: { teamId } }),
  );
  // Teams are still on their way.
  const ownOption =
    team && !options.some(({ value }) => value === team.id) ? [{ value: team.id, label: team.name }] : [];
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="wrap-anywhere font-semibold text-14">{name}</strong>
          <p className="text-13 text-muted">{t('members', { members })}</p>
        </div>
        <Select
          aria-label={t('teamOf', { group: name })}
          className="w-64 max-w-full"
          size="small"
          disabled={choice.isPending}
          options={[{ value: '', label: t('noTeam') }, ...ownOption, ...options]}
          value={(choice.isPending ? choice.variables : team?.id) ?? ''}
          onChange={({ target }) => choice.mutate(target.value === '' ? null : Number(target.value))}
        />
      </div>
      <Failure text={choice.error?.message} />
    </li>
  );
}
