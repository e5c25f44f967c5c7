import type { Draft } from '#/components/check-ins/draft.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/schema.ts';

/** Reads what was kept; null for nothing, or for something that does not fit. */
export function parseDraft(kept: string | null): Draft | null {
  try {
    const draft = JSON.parse(kept ?? 'null') as Draft | null;
    const { error } = checkInAnswers.safeParse(draft?.answers);
    // Unfinished is what a draft is; anything else wrong with it means that it was made for other questions.
    return draft && (error?.issues ?? []).every(({ code }) => code === 'custom') ? draft : null;
  } catch {
    return null;
  }
}
