import * as z from 'zod';
import type { Draft } from '#/components/check-ins/draft.ts';
import { draftAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

const draft = z.object({ answers: draftAnswers, step: z.string() });

/** Reads a stored draft; null if there is none or it doesn't fit. */
export function parseDraft(text: string | null): Draft | null {
  try {
    return draft.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
