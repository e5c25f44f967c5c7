import type { ChapterContents } from '#/lib/domain/reference/reference.service.ts';

export type FoundCall = ChapterContents['calls'][number] & { slug: string; chapter: string };

/**
 * Returns the calls that have every word of the query in their title, name, method, path, summary or chapter. Calls
 * with all words in the title, or with one word as path, come first, then those with all in method, name or path.
 */
export function searchCalls(chapters: readonly ChapterContents[], query: string): FoundCall[] {
  const words = query.split(/\s+/).filter(Boolean).map(searchTermOf);
  if (words.length === 0) return [];
  const all = chapters.flatMap(({ slug, title: chapter, calls }) => calls.map((call) => ({ ...call, slug, chapter })));
  const rank = ({ title, name, method, path, summary, chapter }: FoundCall) => {
    const texts = [title, `${method} ${name} ${path}`, `${method} ${title} ${name} ${path} ${summary} ${chapter}`];
    const place = texts.findIndex((text) => words.every((word) => text.toLowerCase().includes(word)));
    return place > 0 && words.includes(path.toLowerCase()) ? 0 : place;
  };
  return all.filter((call) => rank(call) >= 0).toSorted((a, b) => rank(a) - rank(b));
}

/** Returns what to search for: of a URL only the path, with a placeholder for each id. */
function searchTermOf(typed: string): string {
  const word = typed.toLowerCase().replace(/^https?:\/\/[^/]+/, '');
  return word.startsWith('/') ? word.replace(/\?.*/, '').replace(/\/\d+(?=\/|$)/g, '/{id}') : word;
}
