import { redirect } from 'next/navigation';
import { getSessionCtx } from '#/app/(app)/page-ctx.ts';
import { pageLocale } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import type { OnboardingData, Walk } from '#/components/onboarding/onboarding-data.ts';
import { OnboardingScreen } from '#/components/onboarding/onboarding-screen.tsx';
import { listSurveys } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { getBaselineResult, getYou } from '#/lib/domain/onboarding/onboarding.service.ts';
import {
  getCompanyDescription,
  getLedDepartment,
  getLedTeam,
  getWalk,
} from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getValues } from '#/lib/domain/profile/motivators/motivators.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export const generateMetadata = () => pageTitle('onboarding');

export default async function OnboardingPage() {
  const ctx = await getSessionCtx();
  const walk = await getWalk(ctx);
  if (walk.isCompleted && walk.toDo.length === 0) redirect('/dashboard');
  const initial = await readOnboarding(ctx, walk);
  return (
    <Words
      of={[
        'assessment.invite',
        'birthdays.card',
        'onboarding.firstCheckIn',
        'onboarding.frame',
        'onboarding.motivators',
        'onboarding.outcome',
        'onboarding.questions',
        'onboarding.rest',
        'onboarding.screens',
        'organisation.checkInDay',
        'organisation.firstCheckIn',
        'organisation.schedule',
        'organisation.wizard',
        'profile.order',
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

/** Reads everything immediately, so that no screen has to wait for its questions. */
async function readOnboarding(ctx: UserCtx, progress: Walk): Promise<OnboardingData> {
  const isShown = (step: number) => progress.steps.some((one) => one === step);
  const [surveys, me, company, department, team, norms, motivators] = await Promise.all([
    listSurveys(ctx),
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
    checkIn: surveys.surveys[0] ?? null,
    awaitsCheckIn: ctx.actor.roles.includes('Member'),
    me,
    company: company && { ...company, company: { ...company.company, superAdminList: [''] } },
    invitedEmails,
    department,
    team,
    norms,
    motivators,
  };
}
