'use client';

import { useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { isFiltered } from '#/components/people/people-filters.ts';
import { isUnfinished, nameOf, type Person } from '#/components/people/person.ts';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { restorePeopleContract, suspendPeopleContract } from '#/lib/domain/people/access/access.contract.ts';
import {
  movePeopleContract,
  remindPeopleContract,
  removePeopleContract,
} from '#/lib/domain/people/bulk/bulk.contract.ts';
import { bulkMax } from '#/lib/domain/people/constants.ts';
import { listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import type { PeopleFilter } from '#/lib/domain/people/people.schema.ts';
import { eraseLeaverContract } from '#/lib/domain/privacy/privacy.contract.ts';

export type Results = Output<typeof remindPeopleContract>;
export type Act = 'remind' | 'move' | 'remove' | 'suspend' | 'restore' | 'erase';

/** An action that is requested for some people, or for all in the list who haven't finished. */
export interface ActRequest {
  act: Act;
  people: readonly Person[] | 'unfinished';
}

export interface Choice {
  /** The team that people are moved to, or removed from; without it they are removed from all. */
  teamId?: number;
  leave?: boolean;
}

/** Returns an action for several people of a filtered list: the request, the call, and its failures. */
export function usePeopleActs(filters: PeopleFilter, onDone: (request: ActRequest) => void) {
  const [request, setRequest] = useState<ActRequest | null>(null);
  const [results, setResults] = useState<Results | null>(null);
  const change = useChange({
    run: async ({ teamId, leave = true }: Choice) => {
      const { act, people: selection } = request ?? { act: 'remind', people: [] };
      if (selection === 'unfinished') {
        if (!isFiltered(filters)) return call(remindPeopleContract, { body: { everyone: true } });
        return call(remindPeopleContract, { body: { people: await findUnfinished(filters) } });
      }
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

/** Returns the addresses of all people of a filter who haven't finished, also of those who aren't on the screen. */
async function findUnfinished(filters: PeopleFilter): Promise<string[]> {
  const emails: string[] = [];
  // In this order they come first.
  const order = { sort: 'status', direction: 'asc' } as const;
  for (let after: string | undefined; emails.length < bulkMax; ) {
    const { people, next } = await call(listPeopleContract, { query: { ...filters, ...order, after } });
    const unfinished = people.filter(isUnfinished);
    emails.push(...unfinished.map(({ email }) => email));
    if (next === null || unfinished.length < people.length) break;
    after = next;
  }
  return emails.slice(0, bulkMax);
}
