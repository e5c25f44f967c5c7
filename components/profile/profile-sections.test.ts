import { expect, it } from 'vitest';
import { listProfileSections, parseProfileSection } from '#/components/profile/profile-sections.ts';

it('only administrators see membership', () => {
  const withIt = (['Administrator', 'Team Leader', 'Department Leader', 'Member'] as const).filter((role) =>
    listProfileSections(role).some(({ id }) => id === 'membership'),
  );
  expect(withIt).toEqual(['Administrator']);
});

it.each([
  ['security', 'Member', 'security'],
  ['membership', 'Administrator', 'membership'],
  ['membership', 'Member', 'edit'],
  ['nothing', 'Member', 'edit'],
  [undefined, 'Administrator', 'edit'],
] as const)('the query %s of a %s opens the section %s', (name, role, section) => {
  expect(parseProfileSection(name, role)).toBe(section);
});
