'use client';

import { useCallback, useRef } from 'react';
import { call } from '#/lib/api/call.ts';
import { verifyCaptchaContract } from '#/lib/domain/registration/registration.contract.ts';

/** Exchanges a solved captcha for a registration's pass, and keeps the pass for the next try if the server refuses. */
export function useCaptchaPass(): (solution: string) => Promise<string> {
  const bought = useRef<{ solution: string; pass: string }>(undefined);
  return useCallback(async (solution: string) => {
    if (bought.current?.solution === solution) return bought.current.pass;
    const { token } = await call(verifyCaptchaContract, { body: { response: solution } });
    bought.current = { solution, pass: token };
    return token;
  }, []);
}
