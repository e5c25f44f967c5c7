import { chapters } from '#/lib/domain/reference/chapters.ts';
import { type ChapterView, presentChapter } from '#/lib/domain/reference/page/chapter.present.ts';
import { env } from '#/lib/platform/env.ts';

const presented = new Map<string, ChapterView>();

/** Returns the chapter with this address, or null; each is made with its first visit. */
export function findChapter(slug: string): ChapterView | null {
  const chapter = chapters.find((one) => one.slug === slug);
  if (!chapter) return null;
  const view = presented.get(slug) ?? presentChapter(chapter, env().APP_URL);
  presented.set(slug, view);
  return view;
}
