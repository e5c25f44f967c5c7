import { chapters } from '#/lib/domain/reference/chapters.ts';
import { guide, type Section } from '#/lib/domain/reference/guide.ts';
import { titleOf } from '#/lib/domain/reference/page/call.present.ts';
import { type ChapterView, presentChapter } from '#/lib/domain/reference/page/chapter.present.ts';
import { openApiDocument } from '#/lib/domain/reference/page/page.present.ts';
import { env } from '#/lib/platform/env.ts';

export interface GuideView {
  sections: readonly Section[];
  chapters: { slug: string; title: string; about: string; count: number }[];
}

/** Returns the guide to read before the first call, and the features with their purposes. */
export function getGuide(): GuideView {
  return {
    sections: guide(env().APP_URL),
    chapters: chapters.map(({ slug, title, about, calls }) => ({ slug, title, about, count: calls.length })),
  };
}

const presented = new Map<string, ChapterView>();

/** Returns the chapter with this URL, or null; each is built on its first visit. */
export function findChapter(slug: string): ChapterView | null {
  const chapter = chapters.find((one) => one.slug === slug);
  if (!chapter) return null;
  const view = presented.get(slug) ?? presentChapter(chapter, env().APP_URL);
  presented.set(slug, view);
  return view;
}

/** A chapter with its calls, as the index lists and searches them. */
export interface ChapterContents {
  slug: string;
  title: string;
  calls: { name: string; title: string; method: string; path: string; summary: string }[];
}

export interface Contents {
  /** The sections of the first page, by the name in their URL. */
  guide: { name: string; title: string }[];
  chapters: ChapterContents[];
}

/** Returns the contents of the reference, in reading order. */
export function listContents(): Contents {
  return {
    guide: guide(env().APP_URL).map(({ id, title }) => ({ name: id, title })),
    chapters: chapters.map(({ slug, title, calls }) => ({
      slug,
      title,
      calls: calls.map(({ contract: { name, method, path, summary } }) => {
        return { name, title: titleOf(name), method, path, summary };
      }),
    })),
  };
}

let document: ReturnType<typeof openApiDocument> | undefined;

/** Returns the OpenAPI 3.1 document of every call with its own path; built on the first call. */
export async function getOpenApi() {
  document ??= openApiDocument(chapters, env().APP_URL);
  return document;
}
