import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { coachingAnswer } from '#/app/(app)/coaching-answer.ts';
import { coachingViewer } from '#/app/(app)/coaching-viewer.ts';
import { NoTeamPage } from '#/app/(app)/no-team-page.tsx';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { queryOf, type SearchParams } from '#/app/page-request.ts';
import { CoachingScreen } from '#/components/coaching/coaching-screen.tsx';
import { readCoachingAddress } from '#/components/frame/links/coaching-address.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listCoachTeams } from '#/lib/domain/coaching/teams/coach-team.service.ts';
import { listCoachTeamsContract } from '#/lib/domain/coaching/teams/teams.contract.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('coaching.page');
  return { title: t('title') };
}

export default async function CoachingCornerPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Team Leader', 'Member');
  const coachTeams = listCoachTeamsContract.response.parse(await listCoachTeams(ctx));
  const [first, ...others] = coachTeams.teams;
  if (!first) return <NoTeamPage ctx={ctx} />;
  const query = await queryOf(searchParams);
  const ids: [number, ...number[]] = [first.id, ...others.map(({ id }) => id)];
  const { tab, team } = readCoachingAddress(query, ids);
  const entries = await coachingAnswer(ctx, tab, team);
  return (
    <Words
      of={[
        'actions.flags',
        'actions.form',
        'actions.leader',
        'coaching.acknowledgements',
        'coaching.box',
        'coaching.fewAuthors',
        'coaching.hide',
        'coaching.items',
        'coaching.posts',
        'coaching.remove',
        'coaching.screen',
        'coaching.tabs',
        'replies.key',
        'replies.leader',
        'replies.thread',
        'specification.coaching',
        'tour.helper',
        'tour.samples',
        'ui.answers',
        'ui.page',
      ]}
    >
      <HydrationBoundary state={prefetchedState([queryKey(listCoachTeamsContract), coachTeams], ...entries)}>
        <CoachingScreen teams={[first, ...others]} viewer={await coachingViewer(ctx)} />
      </HydrationBoundary>
    </Words>
  );
}
