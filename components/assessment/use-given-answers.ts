'use client';

import { useState, useSyncExternalStore } from 'react';
import { type GivenAnswers, parseGiven } from '#/components/assessment/given-answers.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

/** Nobody else writes into this tab's answers. */
const neverChanges = () => () => undefined;
/** By person: nobody who signs in after them finds it. */
const keptAnswers = tabStore<GivenAnswers>('assessment');
const none: GivenAnswers = {};

/** What was given here and may not have reached the server; it outlives a reload. */
export function useGivenAnswers(userId: number) {
  const [own, setOwn] = useState<GivenAnswers>();
  const kept = useSyncExternalStore(
    neverChanges,
    () => keptAnswers.read(userId),
    () => null,
  );
  const given = own ?? parseGiven(kept) ?? none;
  return {
    given,
    give: (id: number, value: number) => {
      const next = { ...given, [id]: value };
      setOwn(next);
      keptAnswers.keep(userId, next);
    },
    forget: () => {
      setOwn(none);
      keptAnswers.drop(userId);
    },
  };
}
