'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import { type Questions, untouchedAnswers } from '#/components/check-ins/answers-state.ts';
import { type Draft, dropDraft, keepDraft, keptDraft, parseDraft } from '#/components/check-ins/draft.ts';

/** Nobody else writes into this tab's drafts. */
const neverChanges = () => () => undefined;

/** The answers so far and the step on the screen, kept over a reload of the page. */
export function useAnswers(token: string, questions: Questions) {
  const [own, setOwn] = useState<Draft>();
  const kept = useSyncExternalStore(
    neverChanges,
    () => keptDraft(token),
    () => null,
  );
  const begun = useMemo(
    () => parseDraft(kept) ?? { answers: untouchedAnswers(questions), step: '' },
    [kept, questions],
  );
  const draft = own ?? begun;
  return {
    ...draft,
    update: (next: Partial<Draft>) => {
      const changed = { ...draft, ...next };
      setOwn(changed);
      keepDraft(token, changed);
    },
    forget: () => dropDraft(token),
  };
}
