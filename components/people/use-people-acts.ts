'use client';

import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { nameOf, type Person } from '#/components/people/person.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { restorePeopleContract, suspendPeopleContract } from '#/lib/domain/people/access/access.contract.ts';
import {
  movePeopleContract,
  remindPeopleContract,
  removePeopleContract,
} from '#/lib/domain/people/bulk/bulk.contract.ts';
import { eraseLeaverContract } from '#/lib/domain/privacy/privacy.contract.ts';

export type Results = Output<typeof remindPeopleContract>;
export type Act = 'remind' | 'move' | 'remove' | 'suspend' | 'restore' | 'erase';

/** An action that is requested for some people, or for everyone who hasn't finished. */
export interface ActRequest {
  act: Act;
  people: readonly Person[] | 'unfinished';
}

export interface Choice {
  /** The team that people are moved to, or removed from; without it they are removed from all. */
  teamId?: number;
  leave?: boolean;
}

/** Returns an action for several people: the request, the call, and its failures. */
export function usePeopleActs(onDone: (request: ActRequest) => void) {
  const [request, setRequest] = useState<ActRequest | null>(null);
  const [results, setResults] = useState<Results | null>(null);
  const change = useChange({
    run: async ({ teamId, leave = true }: Choice) => {
      const { act, people: selection } = request ?? { act: 'remind', people: [] };
      if (selection === 'unfinished') return call(remindPeopleContract, { body: { everyone: true } });
      const people = selection.map(({ email }) => email);
      if (act === 'remind') return call(remindPeopleContract, { body: { people } });
      if (act === 'suspend') return call(suspendPeopleContract, { body: { people } });
      if (act === 'restore') return call(restorePeopleContract, { body: { people } });
      const [leaver] = selection;
      if (act === 'erase' && leaver?.id) {
        const name = nameOf(leaver);
        const { message } = await call(eraseLeaverContract, { params: { id: leaver.id }, body: { name } });
        return { message, doneCount: 0, results: [] };
      }
      const place = teamId === undefined ? {} : { teamId };
      if (act === 'remove') return call(removePeopleContract, { body: { people, ...place } });
      return call(movePeopleContract, { body: { people, teamId: teamId ?? 0, leave } });
    },
    onDone: (answer) => {
      setRequest(null);
      if (answer.doneCount === answer.results.length) showMessage({ kind: 'good', text: answer.message });
      else setResults(answer);
      if (request) onDone(request);
    },
    // The dialog shows it.
    onFailure: () => undefined,
  });
  const ask = (act: Act, people: ActRequest['people']) => {
    change.reset();
    setRequest({ act, people });
  };
  return { request, results, change, ask, close: () => setRequest(null), forget: () => setResults(null) };
}

export type PeopleActs = ReturnType<typeof usePeopleActs>;
