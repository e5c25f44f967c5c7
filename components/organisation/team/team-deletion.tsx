import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import type { DeletionWords } from '#/components/organisation/deletion-words.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call } from '#/lib/api/call.ts';
import {
  deleteCompanyTeamContract,
  deleteDepartmentTeamContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

/** The deletion of a team: its words, its confirmation and its call, for the page that offers it. */
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
