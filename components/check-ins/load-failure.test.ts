import { describe, expect, it } from 'vitest';
import { loadFailureOf } from '#/components/check-ins/load-failure.ts';
import { ApiError } from '#/lib/api/call.ts';

describe('loadFailureOf', () => {
  it.each([
    [500, { kind: 'leave', to: '/404?of=check-in' }],
    [404, { kind: 'leave', to: '/404?of=check-in' }],
    [422, { kind: 'say', message: 'It is closed.' }],
    [400, { kind: 'say', message: '' }],
    [403, { kind: 'leave', to: '/oops' }],
    [503, { kind: 'leave', to: '/oops' }],
    [0, { kind: 'wait' }],
  ])('maps status %i to its consequence', (status, consequence) => {
    expect(loadFailureOf(new ApiError(status, { message: 'It is closed.' }))).toEqual(consequence);
  });

  it('leaves the page if there is no answer at all', () => {
    expect(loadFailureOf(new TypeError('broken'))).toEqual({ kind: 'leave', to: '/oops' });
  });
});
