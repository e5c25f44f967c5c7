import { expect, it } from 'vitest';
import { visibilities } from '#/lib/domain/papers/content/readers.present.ts';

/** Member, team leader, department leader, administrator: changing a right changes the paper. */
const expected = {
  checkIns: ['groups', 'byName', 'groups', 'groups'],
  ratings: ['none', 'byName', 'none', 'none'],
  monthly: ['groups', 'groups', 'groups', 'groups'],
  pulses: ['shared', 'groups', 'groups', 'groups'],
  posts: ['yes', 'yes', 'none', 'none'],
  steps: ['yes', 'yes', 'yes', 'yes'],
  assessment: ['own', 'own', 'own', 'own'],
  profile: ['own', 'own', 'own', 'own'],
  people: ['none', 'none', 'none', 'yes'],
  activity: ['none', 'none', 'none', 'yes'],
};

it('the list of readers matches the policies', () => {
  const roles = ['Member', 'Team Leader', 'Department Leader', 'Administrator'] as const;
  const all = Object.entries(visibilities).map(([name, show]) => [name, roles.map((role) => show(role))]);
  expect(Object.fromEntries(all)).toEqual(expected);
});
