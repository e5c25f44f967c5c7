import { FREE_PLAN_USERS, OVER_LIMIT_DAYS } from '#/lib/domain/billing/constants.ts';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { importRetention } from '#/lib/domain/people/constants.ts';
import { WAITING_DAYS_MAX } from '#/lib/domain/releases/constants.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import { type RetainedTable, retentionSchedule } from '#/lib/domain/retention/constants.ts';
import { deviceCookieDays, sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { QUEUE_RETENTION_DAYS } from '#/lib/platform/jobs.ts';
import type { LegalPage } from '#/lib/platform/legal/legal-settings.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What the texts say of this installation. */
export interface Installation {
  locale: Locale;
  /** The address people use, without the protocol. */
  host: string;
  /** Who answers questions. */
  email: string;
  hasStripe: boolean;
  /** The services that the sign-in page offers. */
  providers: readonly string[];
}

const YEAR_DAYS = 365;
const DAY_SECONDS = 24 * 3600;

/** Returns the text of a page for an operator who has set none: what the product does, in the form of `readBlocks`. */
export function writeDefaultText(page: LegalPage, here: Installation): string {
  const sections = { privacy: privacySections, terms: termsSections, imprint: imprintSections }[page](here);
  return sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
}

interface Section {
  title: string;
  text: string;
}

function privacySections(here: Installation): Section[] {
  const words = wordsFor(here.locale, 'legal.privacy');
  const waiting = words('periods.text', { waitingDays: WAITING_DAYS_MAX });
  const days = (seconds: number) => Math.ceil(seconds / DAY_SECONDS);
  return [
    { title: words('responsible.title'), text: words('responsible.text', here) },
    { title: words('stored.title'), text: words('stored.text') },
    { title: words('purposes.title'), text: words('purposes.text') },
    {
      title: words('readers.title'),
      text: words('readers.text', { minimumLow: K_ANON_MIN, minimumHigh: K_ANON_MAX }),
    },
    {
      title: words('periods.title'),
      text: [waiting, listPeriods(here.locale), words('periods.after')].join('\n\n'),
    },
    {
      title: words('browser.title'),
      text: words('browser.text', {
        sessionDays: days(sessionLife.browser.absoluteSeconds),
        deviceDays: deviceCookieDays,
      }),
    },
    { title: words('others.title'), text: listRecipients(here) },
    { title: words('rights.title'), text: words('rights.text') },
    questions(here),
  ];
}

/** One line per thing that is deleted automatically, with its period. */
function listPeriods(locale: Locale): string {
  const words = wordsFor(locale, 'legal.privacy.periods.tables');
  const lines = Object.entries(listKeptDays()).map(
    ([thing, days]) => `- ${words(thing as KeptThing, { period: writePeriod(days, locale) })}`,
  );
  return lines.join('\n');
}

function writePeriod(days: number, locale: Locale): string {
  const words = wordsFor(locale, 'legal.period');
  if (days === 0) return words('moment');
  return days % YEAR_DAYS === 0 ? words('years', { count: days / YEAR_DAYS }) : words('days', { count: days });
}

function listRecipients({ locale, hasStripe, providers }: Installation): string {
  const words = wordsFor(locale, 'legal.privacy.others');
  const names = new Intl.ListFormat(formatLocales[locale], { type: 'disjunction' }).format(providers);
  const lines = [
    words('mail'),
    ...(hasStripe ? [words('stripe')] : []),
    ...(providers.length > 0 ? [words('providers', { names })] : []),
  ];
  return `${words('text')}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function termsSections(here: Installation): Section[] {
  const words = wordsFor(here.locale, 'legal.terms');
  const price = here.hasStripe
    ? words('price.stripe', { freePeople: FREE_PLAN_USERS, overDays: OVER_LIMIT_DAYS })
    : words('price.free');
  return [
    { title: words('agreement.title'), text: words('agreement.text') },
    { title: words('account.title'), text: words('account.text') },
    { title: words('use.title'), text: words('use.text') },
    { title: words('results.title'), text: words('results.text') },
    { title: words('price.title'), text: price },
    questions(here),
  ];
}

function imprintSections(here: Installation): Section[] {
  const words = wordsFor(here.locale, 'legal.imprint.contact');
  return [{ title: words('title'), text: words('text', here) }];
}

function questions(here: Installation): Section {
  const words = wordsFor(here.locale, 'legal.questions');
  return { title: words('title'), text: words('text', here) };
}

export type KeptThing = RetainedTable | 'imports' | 'reports' | 'jobs';

const keptDays = {
  posts: retentionSchedule.posts.days,
  notifications: retentionSchedule.notifications.days,
  coach_items: retentionSchedule.coach_items.days,
  feedback: retentionSchedule.feedback.days,
  sessions: retentionSchedule.sessions.days,
  invitations: retentionSchedule.invitations.days,
  mailed_tokens: retentionSchedule.mailed_tokens.days,
  pulse_recipients: retentionSchedule.pulse_recipients.days,
  pulses: retentionSchedule.pulses.days,
  check_in_rounds: retentionSchedule.check_in_rounds.days,
  stored_images: retentionSchedule.stored_images.days,
  imports: importRetention.rowDays,
  reports: reportRetention.contentHours / 24,
  jobs: QUEUE_RETENTION_DAYS,
  login_tickets: retentionSchedule.login_tickets.days,
  captcha_passes: retentionSchedule.captcha_passes.days,
  preview_tokens: retentionSchedule.preview_tokens.days,
  mornings: retentionSchedule.mornings.days,
  rate_limits: retentionSchedule.rate_limits.days,
  stripe_events: retentionSchedule.stripe_events.days,
  checkout_attempts: retentionSchedule.checkout_attempts.days,
} as const satisfies Record<KeptThing, number>;

/** Returns the days that the privacy notice names for each thing that is deleted automatically, most personal first. */
export function listKeptDays(): Record<KeptThing, number> {
  return keptDays;
}
