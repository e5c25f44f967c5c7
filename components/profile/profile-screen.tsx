import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { AssessmentSection } from '#/components/profile/assessment-section.tsx';
import { EditSection } from '#/components/profile/edit-section.tsx';
import { MembershipSection } from '#/components/profile/membership-section.tsx';
import { MotivatorsSection } from '#/components/profile/motivators-section.tsx';
import { listProfileSections, type ProfileSection } from '#/components/profile/profile-sections.ts';
import { SecuritySection } from '#/components/profile/security-section.tsx';
import { ValuesSection } from '#/components/profile/values-section.tsx';
import { LinkTabs } from '#/components/ui/link-tabs.tsx';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

const screens: Record<ProfileSection, ComponentType> = {
  edit: EditSection,
  membership: MembershipSection,
  security: SecuritySection,
  assessment: AssessmentSection,
  values: ValuesSection,
  motivators: MotivatorsSection,
};

interface ProfileScreenProps {
  role: RoleName;
  section: ProfileSection;
  /** How the person has felt recently, shown with their own data. */
  course: ReactNode;
}

/** Shows the profile: the sections as tabs, and the chosen one. */
export function ProfileScreen({ role, section, course }: ProfileScreenProps) {
  const Section = screens[section];
  return (
    <div className="flex flex-col gap-6">
      <SectionTabs role={role} current={section} />
      <div className="flex max-w-3xl flex-col gap-6">
        <Section />
        {section === 'edit' && course}
      </div>
    </div>
  );
}

/** Shows the sections as links, so that each has a URL. */
function SectionTabs({ role, current }: { role: RoleName; current: ProfileSection }) {
  const t = useTranslations('profile.sections');
  const tabs = listProfileSections(role).map(({ id }) => ({
    href: id === 'edit' ? '/profile' : `/profile?section=${id}`,
    label: t(id),
    isCurrent: id === current,
  }));
  return <LinkTabs label={t('label')} tabs={tabs} />;
}
