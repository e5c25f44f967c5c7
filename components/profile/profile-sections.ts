import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

export type ProfileSection = 'edit' | 'membership' | 'security' | 'assessment' | 'values' | 'motivators';

interface SectionLink {
  id: ProfileSection;
  /** Who sees it; everyone when absent. */
  roles?: readonly RoleName[];
}

const sections: readonly SectionLink[] = [
  { id: 'edit' },
  { id: 'membership', roles: ['Administrator'] },
  { id: 'security' },
  { id: 'assessment' },
  { id: 'values' },
  { id: 'motivators' },
];

/** Returns the sections that a role sees. */
export function listProfileSections(role: RoleName): readonly SectionLink[] {
  return sections.filter(({ roles }) => !roles || roles.includes(role));
}

/** Returns the section of a URL; the first one if it doesn't exist, or not for this role. */
export function parseProfileSection(name: string | undefined, role: RoleName): ProfileSection {
  return listProfileSections(role).find(({ id }) => id === name)?.id ?? 'edit';
}
