import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import { getCaptcha, verifyCaptcha } from '#/lib/domain/registration/captcha/captcha.service.ts';
import { type Challenge, newChallenge } from '#/lib/platform/captcha.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

const refusal = { code: 'invalid', message: 'Confirm that you’re not a robot.' };

beforeAll(testDatabase);
afterAll(closeDatabase);

async function solve(challenge: Challenge): Promise<{ challenge: Challenge; solution: unknown }> {
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const verify = (payload: unknown) =>
  verifyCaptcha(visitorCtx(), { response: typeof payload === 'string' ? payload : encode(payload) });

it('a captcha solution gives one pass, also in twenty parallel calls', async () => {
  const solved = await solve((await getCaptcha()) as Challenge);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => verify(solved)));
  const passes = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.token] : []));
  expect(passes).toEqual([expect.stringMatching(/^cap_[\w-]{43}$/)]);
  for (const reason of refusalsOf(results)) expect(reason).toMatchObject(refusal);
});

it('a puzzle that is old, changed, unsolved or another person’s is refused', async () => {
  const [solved, other] = [await solve(await newChallenge(new Date())), await solve(await newChallenge(new Date()))];
  const old = await solve(await newChallenge(new Date(Date.now() - 11 * 60_000)));
  const easier = { ...solved.challenge, parameters: { ...(solved.challenge.parameters as object), cost: 1 } };
  const wrong: unknown[] = [
    old,
    { challenge: easier, solution: solved.solution },
    { challenge: solved.challenge, solution: other.solution },
    { challenge: { ...solved.challenge, signature: '0'.repeat(64) }, solution: solved.solution },
    { challenge: solved.challenge },
    {},
    'bm90IEpTT04=',
    '%%%',
  ];
  for (const payload of wrong) await expect(verify(payload)).rejects.toMatchObject(refusal);
  // The refused attempts haven't used up the correct solution.
  expect((await verify(solved)).token).toMatch(/^cap_/);
});
