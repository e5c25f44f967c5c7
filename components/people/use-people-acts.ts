'use client';

import { useState } from 'react';
import { useChange } from '#/components/organisation/use-change.ts';
import type { Person } from '#/components/people/person.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { movePeopleContract, remindPeopleContract, removePeopleContract } from '#/lib/domain/people/bulk-contract.ts';

export type Results = Output<typeof remindPeopleContract>;
export type Act = 'remind' | 'move' | 'remove';

/** What is asked about some people, or about everybody who has not finished. */
export interface Asked {
  act: Act;
  people: readonly Person[] | 'unfinished';
}

export interface Choice {
  /** Where people are moved to, or which team they leave; without it every one. */
  teamId?: number;
  leave?: boolean;
}

/** Something done about people at once: what is asked, the call, and what could not be done. */
export function usePeopleActs(onDone: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [results, setResults] = useState<Results | null>(null);
  const change = useChange({
    run: ({ teamId, leave = true }: Choice) => {
      const { act, people: chosen } = asked ?? { act: 'remind', people: [] };
      if (chosen === 'unfinished') return call(remindPeopleContract, { body: { everyone: true } });
      const people = chosen.map(({ email }) => email);
      if (act === 'remind') return call(remindPeopleContract, { body: { people } });
      const place = teamId === undefined ? {} : { teamId };
      if (act === 'remove') return call(removePeopleContract, { body: { people, ...place } });
      return call(movePeopleContract, { body: { people, teamId: teamId ?? 0, leave } });
    },
    onDone: (answer) => {
      setAsked(null);
      if (answer.doneCount === answer.results.length) showMessage({ kind: 'good', text: answer.message });
      else setResults(answer);
      onDone();
    },
    // The dialog says it.
    onFailure: () => undefined,
  });
  const ask = (act: Act, people: Asked['people']) => {
    change.reset();
    setAsked({ act, people });
  };
  return { asked, results, change, ask, close: () => setAsked(null), forget: () => setResults(null) };
}

export type PeopleActs = ReturnType<typeof usePeopleActs>;
