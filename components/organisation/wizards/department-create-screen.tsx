import { DepartmentForm } from '#/components/organisation/wizards/department-form.tsx';
import { UnfinishedList } from '#/components/organisation/wizards/unfinished-list.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type {
  getDepartmentDraftContract,
  listDepartmentDraftsContract,
} from '#/lib/domain/organisation/wizards/wizards.contract.ts';

interface DepartmentCreateScreenProps {
  draft: Output<typeof getDepartmentDraftContract>;
  /** The unfinished drafts of this person. */
  unfinished: Output<typeof listDepartmentDraftsContract>;
  becomesLeader: boolean;
}

/** The creation wizard, with the way back to departments begun earlier. */
export function DepartmentCreateScreen({ draft, unfinished, becomesLeader }: DepartmentCreateScreenProps) {
  const { leader } = draft.department;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="text-muted">
        {leader
          ? `${leader} will lead this department and has not finished setting it up. You can do it for them.`
          : 'You’ll lead this department and invite its team leaders next. You can change everything later.'}
      </p>
      <UnfinishedList title="Unfinished departments" kind="department" drafts={unfinished} />
      <DepartmentForm draft={draft} becomesLeader={becomesLeader && leader === null} />
    </div>
  );
}
