import * as z from 'zod';
import type { Draft } from '#/components/check-ins/draft.ts';
import { draftAnswers } from '#/lib/domain/check-ins/schema.ts';

const draft = z.object({ answers: draftAnswers, step: z.string() });

/** Reads what was kept; null for nothing, or for something that does not fit. */
export function parseDraft(kept: string | null): Draft | null {
  try {
    return draft.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return null;
  }
}
