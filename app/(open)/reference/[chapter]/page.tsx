import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { ChapterScreen } from '#/components/reference/chapter-screen.tsx';
import { findChapter } from '#/lib/domain/reference/reference.service.ts';

type Props = { params: Promise<{ chapter: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const chapter = findChapter((await params).chapter);
  const t = await getTranslations('reference.titles');
  return { title: chapter ? t('chapter', { chapter: chapter.title }) : t('reference') };
}

export default async function ChapterPage({ params }: Props) {
  const chapter = findChapter((await params).chapter);
  return chapter ? (
    <Words of={['reference.code', 'reference.try', 'ui.answers', 'ui.page']}>
      <ChapterScreen chapter={chapter} />
    </Words>
  ) : (
    redirectToNotFound()
  );
}
