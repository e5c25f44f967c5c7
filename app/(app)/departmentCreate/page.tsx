import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { DepartmentCreateScreen } from '#/components/organisation/wizards/department-create-screen.tsx';
import { getDepartmentDraft, listDepartmentDrafts } from '#/lib/domain/organisation/drafts/department-draft.service.ts';

export const generateMetadata = () => pageTitle('createDepartment');

export default async function DepartmentCreatePage() {
  const ctx = await getPageCtxAs('Administrator', 'Department Leader');
  const [draft, unfinished] = await Promise.all([getDepartmentDraft(ctx, undefined), listDepartmentDrafts(ctx)]);
  return (
    <Words of={['organisation.newDepartment', 'organisation.wizard', 'ui.answers', 'ui.page']}>
      <DepartmentCreateScreen
        // Each visit gets an empty form, even if only the URL has changed to the draft's.
        key={ctx.requestId}
        draft={draft}
        unfinished={unfinished}
        becomesLeader={!ctx.actor.roles.includes('Department Leader')}
      />
    </Words>
  );
}
