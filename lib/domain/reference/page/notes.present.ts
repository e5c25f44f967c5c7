import type { Endpoint } from '#/lib/api/endpoint.ts';
import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';

/**
 * Returns who may make a call, what a key needs for it, whether it changes something although it's a GET, and how often
 * it may be made.
 */
export function notesOf(contract: Endpoint): string[] {
  const limit = limitOf(contract);
  return [
    whoMayCall(contract),
    ...(contract.keyScope ? [`A key needs the scope \`${contract.keyScope}\`.`] : []),
    ...(contract.mutates ? ['This GET changes data, so HEAD isn’t allowed.'] : []),
    ...(limit ? [`Up to ${limit}.`] : []),
  ];
}

/**
 * Returns how often a call may be made; null if its contract sets no limit.
 * @example limitOf({ access: 'auth', rateLimit: { points: 60, seconds: 3600 } }) // '60 calls an hour per person'
 */
export function limitOf({ access, keyScope, rateLimit }: Endpoint): string | null {
  const caller = access === 'open' ? 'IP address' : keyScope ? 'person or key' : 'person';
  return rateLimit ? `${rateOf(rateLimit)} per ${caller}` : null;
}

function whoMayCall({ access, sentBy }: Endpoint): string {
  if (sentBy) return 'Needs no session, but a valid signature.';
  if (access === 'open') return 'Anyone may call it.';
  if (access === 'auth') return 'Anyone signed in may call it.';
  return `Needs the role ${listWords(access, 'or')}.`;
}

function rateOf({ points, seconds }: NonNullable<Endpoint['rateLimit']>): string {
  const spans: Record<number, string> = { 60: 'a minute', 600: 'in ten minutes', 3600: 'an hour', 86400: 'a day' };
  return `${points.toLocaleString('en-GB')} calls ${spans[seconds] ?? `in ${seconds} seconds`}`;
}
