import { HydrationBoundary } from '@tanstack/react-query';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { pageLocale, readQuery, type SearchParams } from '#/app/page-request.ts';
import { navigationTitle } from '#/app/page-title.ts';
import { OwnCourseCard } from '#/components/check-ins/own-course-card.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { ProfileScreen } from '#/components/profile/profile-screen.tsx';
import { type ProfileSection, parseProfileSection } from '#/components/profile/profile-sections.ts';
import { queryKey } from '#/lib/api/call.ts';
import { getBilling } from '#/lib/domain/billing/account/get-billing.ts';
import { getBillingContract } from '#/lib/domain/billing/billing.contract.ts';
import { getAssessmentSummary, getMotivators, getValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import {
  getAssessmentSummaryContract,
  getEmailContract,
  getMembershipContract,
  getMotivatorsContract,
  getProfileContract,
  getValuesContract,
} from '#/lib/domain/profile/profile.contract.ts';
import { getEmail, getMembership, getProfile } from '#/lib/domain/profile/profile.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const generateMetadata = () => navigationTitle('profile');

/** The first request of each section, and the query that answers it. */
const sources = {
  edit: [getProfileContract, getProfile],
  membership: [getMembershipContract, getMembership],
  security: [getEmailContract, getEmail],
  assessment: [getAssessmentSummaryContract, getAssessmentSummary],
  values: [getValuesContract, getValues],
  motivators: [getMotivatorsContract, getMotivators],
} as const satisfies Record<ProfileSection, readonly [unknown, (ctx: UserCtx) => Promise<unknown>]>;

export default async function ProfilePage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtx();
  const section = parseProfileSection(await readQuery(searchParams, 'section'), ctx.actor.role);
  const [contract, query] = sources[section];
  const more =
    section === 'membership'
      ? ([[queryKey(getBillingContract, {}), getBillingContract.response.parse(await getBilling(ctx))]] as const)
      : [];
  return (
    <HydrationBoundary
      state={prefetchedState([queryKey(contract, {}), contract.response.parse(await query(ctx))], ...more)}
    >
      <Words
        of={[
          'accounts.confirm',
          'accounts.factor',
          'accounts.identities',
          'accounts.newPassword',
          'accounts.recoveryCodes',
          'accounts.sessions',
          'assessment.summary',
          'billing.membership',
          'birthdays.card',
          'check-ins.ending',
          'integrations.own',
          'mail-preferences.card',
          'profile.edit',
          'profile.motivators',
          'profile.order',
          'profile.ownData',
          'profile.password',
          'profile.photo',
          'profile.removal',
          'profile.values',
          'push.card',
          'push.offline',
          'specification.billing',
          'ui.answers',
          'ui.email',
          'ui.fields',
          'ui.page',
        ]}
      >
        <ProfileScreen
          key={section}
          role={ctx.actor.role}
          section={section}
          course={<OwnCourseCard locale={await pageLocale()} />}
        />
      </Words>
    </HydrationBoundary>
  );
}
