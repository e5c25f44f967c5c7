import type { Metadata } from 'next';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { ChapterScreen } from '#/components/reference/chapter-screen.tsx';
import { findChapter } from '#/lib/domain/reference/reference.service.ts';

type Props = { params: Promise<{ chapter: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const chapter = findChapter((await params).chapter);
  return { title: chapter ? `${chapter.title} · API reference` : 'API reference' };
}

export default async function ChapterPage({ params }: Props) {
  const chapter = findChapter((await params).chapter);
  return chapter ? <ChapterScreen chapter={chapter} /> : redirectToNotFound();
}
