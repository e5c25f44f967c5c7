import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { leaveOrSayMissing, orNotFound } from '#/app/not-found-answers.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { TeamCreateScreen } from '#/components/organisation/wizards/team-create-screen.tsx';
import { getTeamDraft, listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { readId } from '#/lib/platform/ids.ts';

export const generateMetadata = () => pageTitle('createTeam');

export default async function TeamDraftPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await getPageCtx();
  const id = readId((await params).id);
  if (id === undefined) return leaveOrSayMissing();
  const [draft, unfinished] = await Promise.all([orNotFound(getTeamDraft(ctx, id)), listTeamDrafts(ctx)]);
  return (
    <Words
      of={[
        'organisation.checkInDay',
        'organisation.firstCheckIn',
        'organisation.newTeam',
        'organisation.schedule',
        'organisation.wizard',
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
      ]}
    >
      <TeamCreateScreen
        key={ctx.requestId}
        draft={draft}
        unfinished={unfinished}
        becomesLeader={!ctx.actor.roles.includes('Team Leader')}
        hasLeaderLink={ctx.actor.role === 'Administrator'}
      />
    </Words>
  );
}
