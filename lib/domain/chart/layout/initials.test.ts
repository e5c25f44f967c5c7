import { expect, it } from 'vitest';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada Maria Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Éva   Nagy ', 'ÉN'],
  ['E\u0301va Nagy', 'E\u0301N'],
  ['👩‍🚀 Moon', '👩M'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
