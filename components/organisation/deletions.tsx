import type { useTranslations } from 'next-intl';
import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call } from '#/lib/api/call.ts';
import {
  deleteCompanyDepartmentContract,
  deleteDepartmentContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';
import {
  deleteCompanyTeamContract,
  deleteDepartmentTeamContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

/** The words that ask for confirmation before a department or a team is deleted. */
type DeletionWords = ReturnType<typeof useTranslations<'organisation.deletion'>>;

/** Returns the deletion of a team: its words, its confirmation and its call, for the page that offers it. */
export function teamDeletion(team: { id: number; name: string }, role: ManagerRole, t: DeletionWords) {
  const contract = role === 'Department Leader' ? deleteDepartmentTeamContract : deleteCompanyTeamContract;
  const name = shownName(team.name);
  return {
    kind: 'team' as const,
    hint: t('team.hint'),
    title: t('title', { kind: 'team', name }),
    nameToType: name,
    consequence: (
      <>
        <p>{t('forever')}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{t('team.answers')}</li>
          <li>{t('team.links')}</li>
          <li>{t('team.people')}</li>
        </ul>
      </>
    ),
    run: () => call(contract, { params: { id: team.id }, body: {} }),
    done: t('done', { name }),
  };
}

/** Returns the deletion of a department: its words, its confirmation and its call, for the page that offers it. */
export function departmentDeletion(
  department: { id: number; name: string },
  from: 'company' | 'department',
  t: DeletionWords,
) {
  const contract = from === 'company' ? deleteCompanyDepartmentContract : deleteDepartmentContract;
  const name = shownName(department.name);
  return {
    kind: 'department' as const,
    hint: t('department.hint'),
    title: t('title', { kind: 'department', name }),
    nameToType: name,
    consequence: (
      <>
        <p>{t('forever')}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{t('department.teams')}</li>
          <li>{t('department.links')}</li>
          <li>{t('department.leader')}</li>
        </ul>
      </>
    ),
    run: () => call(contract, { params: { id: department.id }, body: {} }),
    done: t('done', { name }),
  };
}
