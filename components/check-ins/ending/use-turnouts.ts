'use client';

import { useEffect, useState } from 'react';
import type { OwnCheckIn } from '#/components/check-ins/own-course.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { feelingsAddress, turnoutAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import type { getTurnoutContract } from '#/lib/domain/check-ins/report/report.contract.ts';
import type { listOwnFeelingsContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

export type Turnout = Output<typeof getTurnoutContract>;

export type SentCheckIn = { token: string; teamName: string };

/**
 * Returns what the person felt in the last check-ins. Returns none for someone who isn't signed in, and none if someone
 * else is signed in here: the check-in that was just sent isn't among theirs.
 */
export function useOwnFeelings(checkIns: readonly SentCheckIn[]): OwnCheckIn[] {
  const [feelings, setFeelings] = useState<OwnCheckIn[]>([]);
  useEffect(() => {
    if (browserStorage.read('token') === null) return;
    const isGone = new AbortController();
    const ask = async () => {
      const answer = await call<typeof listOwnFeelingsContract>(feelingsAddress, {}, isGone.signal).catch(() => null);
      const isOwn = answer?.checkIns.some((own) => checkIns.some(({ token }) => token === own.token));
      if (answer && isOwn && !isGone.signal.aborted) setFeelings(answer.checkIns);
    };
    void ask();
    return () => isGone.abort();
  }, [checkIns]);
  return feelings;
}

/**
 * Returns how many people have answered each of these check-ins; undefined while loading, and null if it isn't known.
 */
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
