import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { FeedbackScreen } from '#/components/feedback/feedback-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { listFeedbackTypesContract } from '#/lib/domain/feedback/feedback.contract.ts';
import { listFeedbackTypes } from '#/lib/domain/feedback/feedback.service.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('feedback.page');
  return { title: t('title') };
}

export default async function FeedbackPage() {
  const ctx = await getPageCtx();
  return (
    <Words
      of={[
        'feedback.fields',
        'feedback.form',
        'feedback.screenshots',
        'feedback.suggestion',
        'specification.feedback',
        'ui.answers',
      ]}
    >
      <HydrationBoundary
        state={prefetchedState([queryKey(listFeedbackTypesContract, {}), await listFeedbackTypes(ctx)])}
      >
        <FeedbackScreen userId={ctx.actor.userId} />
      </HydrationBoundary>
    </Words>
  );
}
