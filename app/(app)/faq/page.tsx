import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchFaq } from '#/app/(app)/prefetch-faq.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { FaqScreen } from '#/components/faq/faq-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('faq.page');
  return { title: t('title') };
}

export default async function FaqPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtx();
  const answer = await prefetchFaq(ctx, { word: (await readQuery(searchParams, 'word')) ?? '', section: '' });
  return (
    <Words of={['faq.screen', 'ui.page']}>
      <HydrationBoundary state={prefetchedState(answer)}>
        <FaqScreen section="" />
      </HydrationBoundary>
    </Words>
  );
}
