import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { TeamCreateScreen } from '#/components/organisation/wizards/team-create-screen.tsx';
import { getTeamDraft, listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';

export const generateMetadata = () => pageTitle('createTeam');

export default async function TeamCreatePage() {
  const ctx = await getPageCtx();
  const [draft, unfinished] = await Promise.all([getTeamDraft(ctx, undefined), listTeamDrafts(ctx)]);
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
        // Each visit gets an empty form, even if only the URL has changed to the draft's.
        key={ctx.requestId}
        draft={draft}
        unfinished={unfinished}
        becomesLeader={!ctx.actor.roles.includes('Team Leader')}
        hasLeaderLink={ctx.actor.role === 'Administrator'}
      />
    </Words>
  );
}
