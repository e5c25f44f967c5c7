'use client';

import { useState, useSyncExternalStore } from 'react';
import type { RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { type Draft, drafts, readDraft } from '#/components/pulses/respond/draft.ts';

/** Nobody else writes into this tab's drafts. */
const neverChanges = () => () => undefined;

/** The answers so far and the question on the screen, kept over a reload of the page. */
export function useDraft(token: string, questions: readonly RespondentQuestion[]) {
  const [own, setOwn] = useState<Draft>();
  const text = useSyncExternalStore(
    neverChanges,
    () => drafts.read(token),
    () => null,
  );
  const change = (next: Draft) => {
    setOwn(next);
    drafts.keep(token, next);
  };
  return { draft: own ?? readDraft(text, questions), change, forget: () => drafts.drop(token) };
}
