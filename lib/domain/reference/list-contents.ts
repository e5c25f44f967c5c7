import { chapters } from '#/lib/domain/reference/chapters.ts';
import { guide } from '#/lib/domain/reference/guide.ts';
import { titleOf } from '#/lib/domain/reference/page/call.present.ts';
import { env } from '#/lib/platform/env.ts';

/** A chapter with its calls, as the index lists and searches them. */
export interface ChapterContents {
  slug: string;
  title: string;
  calls: { name: string; title: string; method: string; path: string; summary: string }[];
}

export interface Contents {
  /** The sections of the first page, by the name that leads to each. */
  guide: { name: string; title: string }[];
  chapters: ChapterContents[];
}

/** Returns the contents of the reference, in the order of reading. */
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
