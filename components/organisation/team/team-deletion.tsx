import type { ManagerRole } from '#/components/frame/links/manager-role.ts';
import { deletionHints } from '#/components/organisation/link-hints.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call } from '#/lib/api/call.ts';
import {
  deleteCompanyTeamContract,
  deleteDepartmentTeamContract,
} from '#/lib/domain/organisation/teams/team.contract.ts';

/** The deletion of a team: its words, its confirmation and its call, for the page that offers it. */
export function teamDeletion(team: { id: number; name: string }, role: ManagerRole) {
  const contract = role === 'Department Leader' ? deleteDepartmentTeamContract : deleteCompanyTeamContract;
  const name = shownName(team.name);
  return {
    kind: 'Delete' as const,
    hint: deletionHints.team,
    title: `Delete ${name}?`,
    nameToType: name,
    consequence: (
      <>
        <p>This can’t be undone.</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>All of the team’s check-ins, answers and results are deleted.</li>
          <li>Its open invitations and its team link stop working, and no further check-ins are sent.</li>
          <li>Its leaders and members keep their accounts and their other teams.</li>
        </ul>
      </>
    ),
    run: () => call(contract, { params: { id: team.id }, body: {} }),
    done: `${name} was deleted.`,
  };
}
