import { chapters } from '#/lib/domain/reference/chapters.ts';
import { guide, type Section } from '#/lib/domain/reference/guide.ts';
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
