import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { AssessmentScreen } from '#/components/assessment/assessment-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getAssessmentContract, getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getAssessment } from '#/lib/domain/assessment/assessment.service.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('assessment.page');
  return { title: t('title') };
}

export default async function AssessmentPage() {
  const ctx = await getPageCtx();
  const assessment = getAssessmentContract.response.parse(await getAssessment(ctx));
  const { personality } = assessment;
  return (
    <Words
      of={[
        'assessment.picture',
        'assessment.start',
        'assessment.step',
        'specification.assessment',
        'ui.answers',
        'ui.page',
      ]}
    >
      <HydrationBoundary
        state={prefetchedState(
          [queryKey(getAssessmentContract, {}), assessment],
          ...(personality ? [[queryKey(getPersonalityContract, {}), { personality }] as const] : []),
        )}
      >
        <AssessmentScreen userId={ctx.actor.userId} role={ctx.actor.role} />
      </HydrationBoundary>
    </Words>
  );
}
