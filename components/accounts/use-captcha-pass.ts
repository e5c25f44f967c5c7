'use client';

import { useCallback, useRef } from 'react';
import { call } from '#/lib/api/call.ts';
import { verifyCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

/** Trades a solved puzzle for the pass of a registration, and keeps it for another try after another refusal. */
export function useCaptchaPass(): (solution: string) => Promise<string> {
  const bought = useRef<{ solution: string; pass: string }>(undefined);
  return useCallback(async (solution: string) => {
    if (bought.current?.solution === solution) return bought.current.pass;
    const { token } = await call(verifyCaptchaContract, { body: { response: solution } });
    bought.current = { solution, pass: token };
    return token;
  }, []);
}
