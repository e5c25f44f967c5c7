import { deletionHints } from '#/components/organisation/link-hints.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call } from '#/lib/api/call.ts';
import {
  deleteCompanyDepartmentContract,
  deleteDepartmentContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';

/** The deletion of a department: its words, its confirmation and its call, for the page that offers it. */
export function departmentDeletion(department: { id: number; name: string }, from: 'company' | 'department') {
  const contract = from === 'company' ? deleteCompanyDepartmentContract : deleteDepartmentContract;
  const name = shownName(department.name);
  return {
    kind: 'Delete' as const,
    hint: deletionHints.department,
    title: `Delete ${name}?`,
    nameToType: name,
    consequence: (
      <>
        <p>This can’t be undone.</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>Its teams keep their people and results, but no longer belong to a department.</li>
          <li>Its open invitations are withdrawn and its department link stops working.</li>
          <li>Its leader keeps their account but no longer leads this department.</li>
        </ul>
      </>
    ),
    run: () => call(contract, { params: { id: department.id }, body: {} }),
    done: `${name} was deleted.`,
  };
}
