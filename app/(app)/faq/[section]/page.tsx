import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchFaq } from '#/app/(app)/prefetch-faq.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { FaqScreen } from '#/components/faq/faq-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { faqSections } from '#/lib/domain/faq/constants.ts';

interface FaqSectionPageProps {
  params: Promise<{ section: string }>;
  searchParams: SearchParams;
}

export async function generateMetadata({ params }: FaqSectionPageProps): Promise<Metadata> {
  const [t, sections] = await Promise.all([getTranslations('faq.page'), getTranslations('faq.sections')]);
  const section = await findSection(params);
  return { title: section ? `${sections(section.key)} · ${t('title')}` : t('title') };
}

export default async function FaqSectionPage({ params, searchParams }: FaqSectionPageProps) {
  const ctx = await getPageCtx();
  const section = (await findSection(params))?.slug ?? redirectToNotFound();
  const answer = await prefetchFaq(ctx, { word: (await readQuery(searchParams, 'word')) ?? '', section });
  return (
    <Words of={['faq.screen', 'ui.page']}>
      <HydrationBoundary state={prefetchedState(answer)}>
        <FaqScreen section={section} />
      </HydrationBoundary>
    </Words>
  );
}

async function findSection(params: FaqSectionPageProps['params']) {
  const { section } = await params;
  return faqSections.find(({ slug }) => slug === section);
}
