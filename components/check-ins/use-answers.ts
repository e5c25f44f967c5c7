'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Questions, untouchedAnswers } from '#/components/check-ins/answers-state.ts';
import { type Draft, drafts } from '#/components/check-ins/draft.ts';

const retryAfterMs = 2000;
/** Subscribes to nothing, because no other page writes this tab's drafts. */
const neverChanges = () => () => undefined;

/** Returns the answers so far and the current step, kept when the page is reloaded. */
export function useAnswers(token: string, questions: Questions) {
  const [own, setOwn] = useState<Draft>();
  const [restored, setRestored] = useState<{ draft: Draft | null }>();
  const storedText = useSyncExternalStore(
    neverChanges,
    () => drafts.read(token),
    () => null,
  );
  const isRestoring = storedText !== null && !own && !restored;
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isRestoring) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The code that checks a draft is large, and few people have one. Without a connection, the draft waits.
    void import('#/components/check-ins/parse-draft.ts').then(
      ({ parseDraft }) => setRestored({ draft: parseDraft(storedText) }),
      () => {
        timer = setTimeout(() => setTries(tries + 1), retryAfterMs);
      },
    );
    return () => clearTimeout(timer);
  }, [isRestoring, storedText, tries]);

  const untouched = useMemo(() => ({ answers: untouchedAnswers(questions), step: '' }), [questions]);
  const draft = own ?? restored?.draft ?? untouched;
  return {
    ...draft,
    isRestoring,
    update: (next: Partial<Draft>) => {
      const changed = { ...draft, ...next };
      setOwn(changed);
      drafts.keep(token, changed);
    },
    forget: () => drafts.drop(token),
  };
}
