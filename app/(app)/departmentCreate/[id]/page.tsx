import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing, orNotFound } from '#/app/not-found-answers.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { DepartmentCreateScreen } from '#/components/organisation/wizards/department-create-screen.tsx';
import { getDepartmentDraft, listDepartmentDrafts } from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import { readId } from '#/lib/platform/ids.ts';

export const generateMetadata = () => pageTitle('createDepartment');

export default async function DepartmentDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await getPageCtxAs('Administrator', 'Department Leader');
  const id = readId((await params).id);
  if (id === undefined) return leaveOrSayMissing();
  const [draft, unfinished] = await Promise.all([orNotFound(getDepartmentDraft(ctx, id)), listDepartmentDrafts(ctx)]);
  return (
    <Words of={['organisation.newDepartment', 'organisation.wizard', 'ui.answers', 'ui.page']}>
      <DepartmentCreateScreen
        key={ctx.requestId}
        draft={draft}
        unfinished={unfinished}
        becomesLeader={!ctx.actor.roles.includes('Department Leader')}
      />
    </Words>
  );
}
