import type { Locale } from '#/lib/words/locales.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

// Node needs the attribute, and the bundler only accepts it in an import call.
const { default: actions } = await import('#/lib/words/en/actions.json', { with: { type: 'json' } });
const { default: accounts } = await import('#/lib/words/en/accounts.json', { with: { type: 'json' } });
const { default: administratorRequests } = await import('#/lib/words/en/administrator-requests.json', {
  with: { type: 'json' },
});
const { default: api } = await import('#/lib/words/en/api.json', { with: { type: 'json' } });
const { default: assessment } = await import('#/lib/words/en/assessment.json', { with: { type: 'json' } });
const { default: assessmentItems } = await import('#/lib/words/en/assessment-items.json', { with: { type: 'json' } });
const { default: audit } = await import('#/lib/words/en/audit.json', { with: { type: 'json' } });
const { default: billing } = await import('#/lib/words/en/billing.json', { with: { type: 'json' } });
const { default: catalogue } = await import('#/lib/words/en/catalogue.json', { with: { type: 'json' } });
const { default: channels } = await import('#/lib/words/en/channels.json', { with: { type: 'json' } });
const { default: chart } = await import('#/lib/words/en/chart.json', { with: { type: 'json' } });
const { default: charts } = await import('#/lib/words/en/charts.json', { with: { type: 'json' } });
const { default: chartExport } = await import('#/lib/words/en/chart-export.json', { with: { type: 'json' } });
const { default: briefs } = await import('#/lib/words/en/briefs.json', { with: { type: 'json' } });
const { default: birthdays } = await import('#/lib/words/en/birthdays.json', { with: { type: 'json' } });
const { default: checkIns } = await import('#/lib/words/en/check-ins.json', { with: { type: 'json' } });
const { default: checkInReport } = await import('#/lib/words/en/check-in-report.json', { with: { type: 'json' } });
const { default: coaching } = await import('#/lib/words/en/coaching.json', { with: { type: 'json' } });
const { default: coachingInsights } = await import('#/lib/words/en/coaching-insights.json', { with: { type: 'json' } });
const { default: coachingThemes } = await import('#/lib/words/en/coaching-themes.json', { with: { type: 'json' } });
const { default: coachingTrends } = await import('#/lib/words/en/coaching-trends.json', { with: { type: 'json' } });
const { default: companySignIn } = await import('#/lib/words/en/company-sign-in.json', { with: { type: 'json' } });
const { default: directory } = await import('#/lib/words/en/directory.json', { with: { type: 'json' } });
const { default: dashboards } = await import('#/lib/words/en/dashboards.json', { with: { type: 'json' } });
const { default: faq } = await import('#/lib/words/en/faq.json', { with: { type: 'json' } });
const { default: faqAnswers } = await import('#/lib/words/en/faq-answers.json', { with: { type: 'json' } });
const { default: feedback } = await import('#/lib/words/en/feedback.json', { with: { type: 'json' } });
const { default: fields } = await import('#/lib/words/en/fields.json', { with: { type: 'json' } });
const { default: figures } = await import('#/lib/words/en/figures.json', { with: { type: 'json' } });
const { default: integrations } = await import('#/lib/words/en/integrations.json', { with: { type: 'json' } });
const { default: invitations } = await import('#/lib/words/en/invitations.json', { with: { type: 'json' } });
const { default: keys } = await import('#/lib/words/en/keys.json', { with: { type: 'json' } });
const { default: legal } = await import('#/lib/words/en/legal.json', { with: { type: 'json' } });
const { default: mailPreferences } = await import('#/lib/words/en/mail-preferences.json', { with: { type: 'json' } });
const { default: notifications } = await import('#/lib/words/en/notifications.json', { with: { type: 'json' } });
const { default: onboarding } = await import('#/lib/words/en/onboarding.json', { with: { type: 'json' } });
const { default: operation } = await import('#/lib/words/en/operation.json', { with: { type: 'json' } });
const { default: organisation } = await import('#/lib/words/en/organisation.json', { with: { type: 'json' } });
const { default: pages } = await import('#/lib/words/en/pages.json', { with: { type: 'json' } });
const { default: papers } = await import('#/lib/words/en/papers.json', { with: { type: 'json' } });
const { default: ui } = await import('#/lib/words/en/ui.json', { with: { type: 'json' } });
const { default: failure } = await import('#/lib/words/en/failure.json', { with: { type: 'json' } });
const { default: reference } = await import('#/lib/words/en/reference.json', { with: { type: 'json' } });
const { default: palette } = await import('#/lib/words/en/palette.json', { with: { type: 'json' } });
const { default: people } = await import('#/lib/words/en/people.json', { with: { type: 'json' } });
const { default: profile } = await import('#/lib/words/en/profile.json', { with: { type: 'json' } });
const { default: previews } = await import('#/lib/words/en/previews.json', { with: { type: 'json' } });
const { default: privacy } = await import('#/lib/words/en/privacy.json', { with: { type: 'json' } });
const { default: pulseBank } = await import('#/lib/words/en/pulse-bank.json', { with: { type: 'json' } });
const { default: pulses } = await import('#/lib/words/en/pulses.json', { with: { type: 'json' } });
const { default: push } = await import('#/lib/words/en/push.json', { with: { type: 'json' } });
const { default: replies } = await import('#/lib/words/en/replies.json', { with: { type: 'json' } });
const { default: reports } = await import('#/lib/words/en/reports.json', { with: { type: 'json' } });
const { default: shell } = await import('#/lib/words/en/shell.json', { with: { type: 'json' } });
const { default: specification } = await import('#/lib/words/en/specification.json', { with: { type: 'json' } });
const { default: teamDashboard } = await import('#/lib/words/en/team-dashboard.json', { with: { type: 'json' } });
const { default: teamsOverview } = await import('#/lib/words/en/teams-overview.json', { with: { type: 'json' } });
const { default: tour } = await import('#/lib/words/en/tour.json', { with: { type: 'json' } });

/** English is the source: every language has its keys and values. */
const en = {
  actions,
  accounts,
  'administrator-requests': administratorRequests,
  api,
  assessment,
  'assessment-items': assessmentItems,
  audit,
  billing,
  catalogue,
  channels,
  chart,
  'chart-export': chartExport,
  charts,
  birthdays,
  briefs,
  'check-ins': checkIns,
  'check-in-report': checkInReport,
  coaching,
  'coaching-insights': coachingInsights,
  'coaching-themes': coachingThemes,
  'coaching-trends': coachingTrends,
  'company-sign-in': companySignIn,
  dashboards,
  directory,
  faq,
  'faq-answers': faqAnswers,
  feedback,
  figures,
  fields,
  integrations,
  invitations,
  keys,
  legal,
  'mail-preferences': mailPreferences,
  notifications,
  onboarding,
  operation,
  organisation,
  pages,
  papers,
  ui,
  failure,
  reference,
  palette,
  people,
  profile,
  previews,
  privacy,
  'pulse-bank': pulseBank,
  pulses,
  push,
  replies,
  reports,
  shell,
  specification,
  'team-dashboard': teamDashboard,
  'teams-overview': teamsOverview,
  tour,
};

export type Messages = typeof en;

/** All messages of the offered languages. Only the server has them all; `Words` sends a screen its part. */
export const catalogues = Object.fromEntries(
  await Promise.all(offeredLocales.map(async (locale) => [locale, locale === 'en' ? en : await load(locale)])),
) as Record<Locale, Messages>;

/** Returns the messages of another language, whose files are named like the English ones. */
async function load(locale: Locale): Promise<Messages> {
  const parts = Object.keys(en).map(async (name) => {
    const { default: part } = await import(`./${locale}/${name}.json`, { with: { type: 'json' } });
    return [name, part];
  });
  return Object.fromEntries(await Promise.all(parts));
}

declare module 'use-intl/core' {
  /** With these types, the compiler reports wrong keys and missing values. */
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
