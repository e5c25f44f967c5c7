'use client';

import { useState, useSyncExternalStore } from 'react';
import { type GivenAnswers, parseGiven } from '#/components/assessment/given-answers.ts';
import { dropAnswers, keepAnswers, keptAnswers } from '#/components/assessment/kept-answers.ts';

/** Nobody else writes into this tab's answers. */
const neverChanges = () => () => undefined;
const none: GivenAnswers = {};

/** What was given here and may not have reached the server; it outlives a reload. */
export function useGivenAnswers(userId: number) {
  const [own, setOwn] = useState<GivenAnswers>();
  const kept = useSyncExternalStore(
    neverChanges,
    () => keptAnswers(userId),
    () => null,
  );
  const given = own ?? parseGiven(kept) ?? none;
  return {
    given,
    give: (id: number, value: number) => {
      const next = { ...given, [id]: value };
      setOwn(next);
      keepAnswers(userId, next);
    },
    forget: () => {
      setOwn(none);
      dropAnswers(userId);
    },
  };
}
