import { useTranslations } from 'next-intl';
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

/** Shows the creation wizard, and a list of departments begun earlier. */
export function DepartmentCreateScreen({ draft, unfinished, becomesLeader }: DepartmentCreateScreenProps) {
  const t = useTranslations('organisation.newDepartment');
  const { leader } = draft.department;
  return (
    <div className="flex w-full max-w-3xl flex-col gap-6 min-[1280px]:mx-auto">
      <p className="text-muted">{leader ? t('aboutFor', { leader }) : t('about')}</p>
      <UnfinishedList title={t('unfinished')} kind="department" drafts={unfinished} />
      <DepartmentForm draft={draft} becomesLeader={becomesLeader && leader === null} />
    </div>
  );
}
