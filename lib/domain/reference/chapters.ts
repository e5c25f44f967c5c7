import type { Example } from '#/lib/api/endpoint.ts';
import { passwordExamples } from '#/lib/domain/accounts/passwords/passwords.examples.ts';
import { identityExamples, providerSignInExamples } from '#/lib/domain/accounts/providers/providers.examples.ts';
import { secondFactorExamples } from '#/lib/domain/accounts/second-factor/second-factor.examples.ts';
import { sessionExamples, signInExamples } from '#/lib/domain/accounts/sign-in/sign-in.examples.ts';
import { actionExamples } from '#/lib/domain/actions/actions.examples.ts';
import { stepsOverviewExamples } from '#/lib/domain/actions/overview/overview.examples.ts';
import { administratorRequestExamples } from '#/lib/domain/administrator-requests/administrator-requests.examples.ts';
import { assessmentExamples } from '#/lib/domain/assessment/assessment.examples.ts';
import { billingExamples } from '#/lib/domain/billing/billing.examples.ts';
import { briefExamples } from '#/lib/domain/briefs/briefs.examples.ts';
import { chartExamples } from '#/lib/domain/chart/chart.examples.ts';
import { chatAnswerExamples } from '#/lib/domain/chat-answers/chat-answers.examples.ts';
import { checkInExamples } from '#/lib/domain/check-ins/respond/respond.examples.ts';
import { coachingExamples } from '#/lib/domain/coaching/coaching.examples.ts';
import { companyDataExamples } from '#/lib/domain/companies/deletion/deletion.examples.ts';
import { companySignInExamples } from '#/lib/domain/company-sign-in/company-sign-in.examples.ts';
import { breakdownExamples } from '#/lib/domain/dashboards/breakdown/breakdown.examples.ts';
import { companyDashboardExamples } from '#/lib/domain/dashboards/company/company.examples.ts';
import { teamDashboardExamples } from '#/lib/domain/dashboards/team/team.examples.ts';
import { faqExamples } from '#/lib/domain/faq/faq.examples.ts';
import { feedbackExamples } from '#/lib/domain/feedback/feedback.examples.ts';
import { integrationExamples } from '#/lib/domain/integrations/integrations.examples.ts';
import { webhookExamples } from '#/lib/domain/integrations/webhooks/webhooks.examples.ts';
import {
  companyInvitationExamples,
  departmentInvitationExamples,
  invitationExamples,
  teamInvitationExamples,
} from '#/lib/domain/invitations/invite/invite.examples.ts';
import { keyExamples } from '#/lib/domain/keys/keys.examples.ts';
import { mailExamples } from '#/lib/domain/mail-preferences/mail-preferences.examples.ts';
import { notificationExamples } from '#/lib/domain/notifications/list/list.examples.ts';
import { onboardingExamples } from '#/lib/domain/onboarding/onboarding.examples.ts';
import { companyExamples } from '#/lib/domain/organisation/company/company.examples.ts';
import { departmentExamples } from '#/lib/domain/organisation/departments/department.examples.ts';
import { teamExamples } from '#/lib/domain/organisation/teams/team.examples.ts';
import { newDepartmentExamples, newTeamExamples } from '#/lib/domain/organisation/wizards/wizards.examples.ts';
import { paperExamples } from '#/lib/domain/papers/papers.examples.ts';
import { accessExamples } from '#/lib/domain/people/access/access.examples.ts';
import { bulkExamples, destinationsExamples } from '#/lib/domain/people/bulk/bulk.examples.ts';
import { importExamples } from '#/lib/domain/people/imports/import.examples.ts';
import { peopleExamples } from '#/lib/domain/people/list/list.examples.ts';
import { previewExamples } from '#/lib/domain/previews/previews.examples.ts';
import { accountExamples, profileExamples } from '#/lib/domain/profile/profile.examples.ts';
import { pulseExamples } from '#/lib/domain/pulses/manage/manage.examples.ts';
import { pulseOptionExamples } from '#/lib/domain/pulses/questions/options.examples.ts';
import { pulseRespondExamples } from '#/lib/domain/pulses/respond/respond.examples.ts';
import { pulseResultExamples } from '#/lib/domain/pulses/results/results.examples.ts';
import { pushExamples } from '#/lib/domain/push/push.examples.ts';
import { referenceExamples } from '#/lib/domain/reference/reference.examples.ts';
import { signUpExamples } from '#/lib/domain/registration/registration.examples.ts';
import { replyExamples } from '#/lib/domain/replies/replies.examples.ts';
import { reportExamples } from '#/lib/domain/reports/exports/exports.examples.ts';
import { tourExamples } from '#/lib/domain/tour/tour.examples.ts';

/** A feature in the reference: its purpose, and its calls in the order of use. */
export interface Chapter {
  /** The last part of its URL. */
  slug: string;
  title: string;
  about: string;
  calls: readonly Example[];
}

/** Every documented call, once each. */
export const chapters: readonly Chapter[] = [
  {
    slug: 'sign-in',
    title: 'Sign-in',
    about: 'Open a session with a password or a provider, find out which roles a person has, and end the session.',
    calls: [...signInExamples, ...providerSignInExamples],
  },
  {
    slug: 'sign-up',
    title: 'Sign-up and passwords',
    about: 'Register a company, accept an invitation, confirm an address, and set or reset a password.',
    calls: [...signUpExamples, ...passwordExamples],
  },
  {
    slug: 'account',
    title: 'Account security',
    about: 'The password, open sessions, connected sign-ins and the second factor of the caller.',
    calls: [...accountExamples, ...sessionExamples, ...secondFactorExamples, ...identityExamples],
  },
  {
    slug: 'profile',
    title: 'Profile',
    about: 'Who the caller is: name, photo, time zone, values and motivators.',
    calls: [...profileExamples, ...pushExamples],
  },
  {
    slug: 'onboarding',
    title: 'Onboarding',
    about: 'The steps that a new person takes once, in any order, and the guided tour afterwards.',
    calls: [...onboardingExamples, ...tourExamples],
  },
  {
    slug: 'company',
    title: 'Company',
    about:
      'The company with its administrators, its privacy settings, how long it keeps data, its papers, the log of what people changed, and deleting it.',
    calls: [...companyExamples, ...administratorRequestExamples, ...companyDataExamples, ...paperExamples],
  },
  {
    slug: 'membership',
    title: 'Membership and billing',
    about: 'The company’s plan, how many people it’s for, and links to Stripe’s pages for paying and managing it.',
    calls: billingExamples,
  },
  {
    slug: 'integrations',
    title: 'Integrations',
    about:
      'The chat platforms and the directory that the company has connected, the state of all integrations, and how each person gets messages.',
    calls: [...integrationExamples, ...chatAnswerExamples],
  },
  {
    slug: 'people',
    title: 'People',
    about: 'Everyone as a list or a CSV file, a search for places and people, and imports that add or move people.',
    calls: [...peopleExamples, ...bulkExamples, ...accessExamples, ...destinationsExamples, ...importExamples],
  },
  {
    slug: 'departments',
    title: 'Departments',
    about: 'Read, create, rename and delete departments, and choose who leads them.',
    calls: [...departmentExamples, ...newDepartmentExamples],
  },
  {
    slug: 'teams',
    title: 'Teams',
    about: 'Read, create, rename and delete teams, change their members and leaders, and set when they check in.',
    calls: [...teamExamples, ...newTeamExamples],
  },
  {
    slug: 'organisation-chart',
    title: 'Organisation chart',
    about: 'The company’s structure in one response, for drawing, and as a PDF.',
    calls: chartExamples,
  },
  {
    slug: 'invitations',
    title: 'Invitations',
    about: 'Invite administrators, leaders and members by email or share link, and resend or withdraw invitations.',
    calls: [
      ...invitationExamples,
      ...companyInvitationExamples,
      ...departmentInvitationExamples,
      ...teamInvitationExamples,
    ],
  },
  {
    slug: 'check-ins',
    title: 'Check-ins',
    about: 'The questionnaire behind an emailed link, its answers, what leaders read of them, and who gets the emails.',
    calls: [...checkInExamples, ...mailExamples],
  },
  {
    slug: 'pulses',
    title: 'Pulses',
    about: 'Surveys that leaders send once or repeatedly. Answers have no names; a round’s results are published once.',
    calls: [...pulseOptionExamples, ...pulseExamples, ...pulseRespondExamples, ...pulseResultExamples],
  },
  {
    slug: 'dashboards',
    title: 'Dashboards',
    about: 'Motivation, performance and sentiment of a team, a department or the company. Small groups stay hidden.',
    calls: [
      ...teamDashboardExamples,
      ...breakdownExamples,
      ...briefExamples,
      ...companyDashboardExamples,
      ...previewExamples,
    ],
  },
  {
    slug: 'coaching',
    title: 'Coaching corner',
    about: 'Insights and trends for leaders and members of a team, and the chat box where they write to each other.',
    calls: coachingExamples,
  },
  {
    slug: 'replies',
    title: 'Replies',
    about:
      'Conversations about messages without a name. A key that the author’s browser created opens one; unboXt stores only its SHA-256.',
    calls: replyExamples,
  },
  {
    slug: 'steps',
    title: 'Steps',
    about: 'What a team tries because of its results, and how it went.',
    calls: [...actionExamples, ...stepsOverviewExamples],
  },
  {
    slug: 'assessment',
    title: 'Personality assessment',
    about: 'Take the personality assessment step by step, read its result, and start again. Only the caller sees it.',
    calls: assessmentExamples,
  },
  {
    slug: 'reports',
    title: 'Reports',
    about: 'PDF reports, downloaded or sent by email.',
    calls: reportExamples,
  },
  {
    slug: 'notifications',
    title: 'Notifications',
    about: 'What happened since the last visit, for each role a person has.',
    calls: notificationExamples,
  },
  {
    slug: 'faq',
    title: 'Questions and answers',
    about: 'The questions and answers for each role, with a search, and votes on the answers.',
    calls: faqExamples,
  },
  {
    slug: 'feedback',
    title: 'Feedback',
    about: 'Feedback with screenshots, and suggestions. Only the people who run unboXt read them.',
    calls: feedbackExamples,
  },
  {
    slug: 'company-sign-in',
    title: 'Company sign-in',
    about: 'A company’s verified domains, and its own issuer or provider where people sign in.',
    calls: companySignInExamples,
  },
  {
    slug: 'keys',
    title: 'Keys for programs',
    about: 'Keys that programs use to make calls for a company, each within the scopes that an administrator chose.',
    calls: keyExamples,
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    about: 'URLs of the company’s programs that get events, and whether each event arrived.',
    calls: webhookExamples,
  },
  {
    slug: 'description',
    title: 'OpenAPI document',
    about: 'This reference as OpenAPI, and the call behind “Try it”.',
    calls: referenceExamples,
  },
];
