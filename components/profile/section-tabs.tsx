import { listProfileSections, type ProfileSection } from '#/components/profile/profile-sections.ts';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

/** The sections as links, so that each has an address. */
export function SectionTabs({ role, current }: { role: RoleName; current: ProfileSection }) {
  const tabs = listProfileSections(role).map(({ id, label }) => ({
    href: id === 'edit' ? '/profile' : `/profile?section=${id}`,
    label,
    isCurrent: id === current,
  }));
  return <LinkTabs label="Profile sections" tabs={tabs} />;
}
