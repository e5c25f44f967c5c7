import type { DeletionWords } from '#/components/organisation/deletion-words.ts';
import { shownName } from '#/components/organisation/organisation-links.ts';
import { call } from '#/lib/api/call.ts';
import {
  deleteCompanyDepartmentContract,
  deleteDepartmentContract,
} from '#/lib/domain/organisation/departments/department.contract.ts';

/** The deletion of a department: its words, its confirmation and its call, for the page that offers it. */
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
