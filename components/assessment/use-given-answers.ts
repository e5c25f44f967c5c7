'use client';

import { useState, useSyncExternalStore } from 'react';
import { type GivenAnswers, parseGivenAnswers } from '#/components/assessment/given-answers.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

/** Nobody else writes into this tab's answers. */
const neverChanges = () => () => undefined;
/** Stored by person: the next one who signs in does not find it. */
const keptAnswers = tabStore<GivenAnswers>('assessment');
const none: GivenAnswers = {};

/** The answers given here that may not have reached the server; they survive a reload. */
export function useGivenAnswers(userId: number) {
  const [own, setOwn] = useState<GivenAnswers>();
  const text = useSyncExternalStore(
    neverChanges,
    () => keptAnswers.read(userId),
    () => null,
  );
  const givenAnswers = own ?? parseGivenAnswers(text) ?? none;
  return {
    givenAnswers,
    give: (id: number, value: number) => {
      const next = { ...givenAnswers, [id]: value };
      setOwn(next);
      keptAnswers.keep(userId, next);
    },
    forget: () => {
      setOwn(none);
      keptAnswers.drop(userId);
    },
  };
}
