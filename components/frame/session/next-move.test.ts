import { expect, test } from 'vitest';
import { nextMove } from '#/components/frame/session/next-move.ts';
import type { StoredSession } from '#/components/frame/session/stored-session.ts';

const mine: StoredSession = { token: 'sb_mine', role: 'Administrator' };

test.each<[string, StoredSession, StoredSession, string]>([
  ['nothing changed', mine, mine, 'stay'],
  ['another role was chosen', mine, { ...mine, role: 'Department Leader' }, '/dashboard'],
  ['another role with another home', mine, { ...mine, role: 'Member' }, '/dashboard/team'],
  ['and back', { ...mine, role: 'Team Leader' }, mine, '/dashboard'],
  ['the role was cleared', mine, { ...mine, role: null }, '/signIn'],
  ['the token was cleared', mine, { ...mine, token: null }, '/signIn'],
  ['everything was cleared', mine, { token: null, role: null }, '/signIn'],
  ['a role for the first time', { ...mine, role: null }, mine, 'reload'],
  ['another person is signing in', mine, { token: 'sb_other', role: null }, 'stay'],
  ['another person has signed in', mine, { token: 'sb_other', role: 'Member' }, '/dashboard/team'],
  ['another person with the same role', mine, { token: 'sb_other', role: 'Administrator' }, '/dashboard'],
])('%s', (_title, before, storedSession, move) => {
  expect(nextMove(before, storedSession)).toBe(move);
});
