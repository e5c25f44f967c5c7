import { accountsPolicy } from '#/e2e/api/policy/accounts.ts';
import { actionsPolicy } from '#/e2e/api/policy/actions.ts';
import { administratorRequestsPolicy } from '#/e2e/api/policy/administrator-requests.ts';
import { assessmentPolicy } from '#/e2e/api/policy/assessment.ts';
import { billingPolicy } from '#/e2e/api/policy/billing.ts';
import { chartPolicy } from '#/e2e/api/policy/chart.ts';
import { checkInReportPolicy } from '#/e2e/api/policy/check-in-report.ts';
import { checkInsPolicy } from '#/e2e/api/policy/check-ins.ts';
import { coachingPolicy } from '#/e2e/api/policy/coaching.ts';
import { companyDashboardsPolicy } from '#/e2e/api/policy/company-dashboards.ts';
import { companySignInPolicy } from '#/e2e/api/policy/company-sign-in.ts';
import { dashboardsPolicy } from '#/e2e/api/policy/dashboards.ts';
import { directoryPolicy } from '#/e2e/api/policy/directory.ts';
import { faqPolicy } from '#/e2e/api/policy/faq.ts';
import { feedbackPolicy } from '#/e2e/api/policy/feedback.ts';
import { integrationsPolicy } from '#/e2e/api/policy/integrations.ts';
import { invitationsPolicy } from '#/e2e/api/policy/invitations.ts';
import { keysPolicy } from '#/e2e/api/policy/keys.ts';
import { mailPreferencesPolicy } from '#/e2e/api/policy/mail-preferences.ts';
import { notificationsPolicy } from '#/e2e/api/policy/notifications.ts';
import { onboardingPolicy } from '#/e2e/api/policy/onboarding.ts';
import { organisationPolicy } from '#/e2e/api/policy/organisation.ts';
import { papersPolicy } from '#/e2e/api/policy/papers.ts';
import { peoplePolicy } from '#/e2e/api/policy/people.ts';
import type { Policy } from '#/e2e/api/policy/policy-row.ts';
import { previewPolicy } from '#/e2e/api/policy/preview.ts';
import { privacyPolicy } from '#/e2e/api/policy/privacy.ts';
import { profilePolicy } from '#/e2e/api/policy/profile.ts';
import { pulseAnswersPolicy } from '#/e2e/api/policy/pulse-answers.ts';
import { pulsesPolicy } from '#/e2e/api/policy/pulses.ts';
import { pushPolicy } from '#/e2e/api/policy/push.ts';
import { referencePolicy } from '#/e2e/api/policy/reference.ts';
import { repliesPolicy } from '#/e2e/api/policy/replies.ts';
import { reportsPolicy } from '#/e2e/api/policy/reports.ts';
import { tourPolicy } from '#/e2e/api/policy/tour.ts';
import { webhooksPolicy } from '#/e2e/api/policy/webhooks.ts';

/** One row per contract, by name. A contract without a row fails the test. */
export const policyTable: Policy = {
  ...referencePolicy,
  ...assessmentPolicy,
  ...accountsPolicy,
  ...invitationsPolicy,
  ...checkInsPolicy,
  ...checkInReportPolicy,
  ...organisationPolicy,
  ...chartPolicy,
  ...administratorRequestsPolicy,
  ...onboardingPolicy,
  ...dashboardsPolicy,
  ...companyDashboardsPolicy,
  ...directoryPolicy,
  ...actionsPolicy,
  ...coachingPolicy,
  ...repliesPolicy,
  ...keysPolicy,
  ...webhooksPolicy,
  ...companySignInPolicy,
  ...mailPreferencesPolicy,
  ...notificationsPolicy,
  ...previewPolicy,
  ...papersPolicy,
  ...privacyPolicy,
  ...profilePolicy,
  ...pushPolicy,
  ...peoplePolicy,
  ...pulsesPolicy,
  ...pulseAnswersPolicy,
  ...reportsPolicy,
  ...tourPolicy,
  ...billingPolicy,
  ...integrationsPolicy,
  ...faqPolicy,
  ...feedbackPolicy,
};
