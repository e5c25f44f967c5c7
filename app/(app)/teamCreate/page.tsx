import type { Metadata } from 'next';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { TeamCreateScreen } from '#/components/organisation/wizards/team-create-screen.tsx';
import { getTeamDraft, listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';

export const metadata: Metadata = { title: 'Create a team' };

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
      ]}
    >
      <TeamCreateScreen
        // A form starts afresh with each visit, also when only the address has changed to that of the draft.
        key={ctx.requestId}
        draft={draft}
        unfinished={unfinished}
        becomesLeader={!ctx.actor.roles.includes('Team Leader')}
      />
    </Words>
  );
}
