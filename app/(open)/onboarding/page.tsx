import { redirect } from 'next/navigation';
import { getSessionCtx } from '#/app/(app)/page-ctx.ts';
import { pageLocale } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import type { OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import { OnboardingScreen } from '#/components/onboarding/onboarding-screen.tsx';
import { getBaselineResult, getYou } from '#/lib/domain/onboarding/onboarding.service.ts';
import {
  getCompanyDescription,
  getLedDepartment,
  getLedTeam,
  getOnboardingRoles,
} from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const generateMetadata = () => pageTitle('onboarding');

export default async function OnboardingPage() {
  const ctx = await getSessionCtx();
  if (ctx.actor.onboardingCompleted) redirect('/dashboard');
  const initial = await readOnboarding(ctx);
  return (
    <Words
      of={[
        'assessment.invite',
        'birthdays.card',
        'onboarding.frame',
        'onboarding.motivators',
        'onboarding.outcome',
        'onboarding.questions',
        'onboarding.screens',
        'organisation.checkInDay',
        'organisation.firstCheckIn',
        'organisation.schedule',
        'organisation.wizard',
        'profile.order',
        'shell.navigation',
        'shell.session',
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
      ]}
    >
      <OnboardingScreen initial={initial} role={ctx.actor.role} />
    </Words>
  );
}

/** Reads everything at once, so that no screen has to wait for its questions. */
async function readOnboarding(ctx: UserCtx): Promise<OnboardingData> {
  const progress = await getOnboardingRoles(ctx);
  const isShown = (step: number) => progress.steps.some((one) => one === step);
  const [me, company, department, team, norms, motivators] = await Promise.all([
    getYou(ctx),
    isShown(2) ? getCompanyDescription(ctx) : null,
    isShown(3) ? getLedDepartment(ctx) : null,
    isShown(4) ? getLedTeam(ctx) : null,
    getValues(ctx),
    getBaselineResult(ctx),
  ]);
  const invitedEmails = company?.company.superAdminList.filter((email) => email !== '') ?? [];
  return {
    firstName: ctx.actor.firstName,
    locale: await pageLocale(),
    companyName: ctx.company.name,
    progress,
    me,
    company: company && { ...company, company: { ...company.company, superAdminList: [''] } },
    invitedEmails,
    department,
    team,
    norms,
    motivators,
  };
}
