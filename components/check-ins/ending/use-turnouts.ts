'use client';

import { useEffect, useState } from 'react';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { turnoutAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import type { getTurnoutContract } from '#/lib/domain/check-ins/report/report.contract.ts';

export type Turnout = Output<typeof getTurnoutContract>;

export interface SentCheckIn {
  token: string;
  teamName: string;
}

/** How many have answered each of these check-ins; undefined while loading, and null where it is not known. */
export function useTurnouts(checkIns: readonly SentCheckIn[]): (Turnout | null)[] | undefined {
  const [turnouts, setTurnouts] = useState<(Turnout | null)[]>();
  useEffect(() => {
    const isGone = new AbortController();
    const ask = ({ token }: SentCheckIn) =>
      call<typeof getTurnoutContract>(turnoutAddress, { body: { token } }, isGone.signal).catch(() => null);
    void Promise.all(checkIns.map(ask)).then((all) => !isGone.signal.aborted && setTurnouts(all));
    return () => isGone.abort();
  }, [checkIns]);
  return turnouts;
}
