import { FREE_PLAN_USERS, OVER_LIMIT_DAYS } from '#/lib/domain/billing/constants.ts';
import { K_ANON, K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { importRetention } from '#/lib/domain/people/constants.ts';
import { WAITING_DAYS_MAX } from '#/lib/domain/releases/constants.ts';
import { reportRetention } from '#/lib/domain/reports/constants.ts';
import {
  ANNOUNCED_DAYS,
  companyRetention,
  type RetainedTable,
  retentionKinds,
  retentionSchedule,
} from '#/lib/domain/retention/constants.ts';
import { rememberedDays } from '#/lib/platform/browser-storage.ts';
import { sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { QUEUE_RETENTION_DAYS } from '#/lib/platform/jobs.ts';
import type { LegalPage } from '#/lib/platform/legal/legal-settings.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What the texts say about this installation. */
export interface Installation {
  locale: Locale;
  /** The public host name. */
  host: string;
  /** The email address for questions. */
  email: string;
  hasStripe: boolean;
  /** The services that the sign-in page offers. */
  providers: readonly string[];
}

const YEAR_DAYS = 365;
const DAY_SECONDS = 24 * 3600;

/** Returns the text of a page for operators who have set none: what the product does, in the form of `readBlocks`. */
export function writeDefaultText(page: LegalPage, here: Installation): string {
  const sections = {
    privacy: privacySections,
    terms: termsSections,
    imprint: imprintSections,
    accessibility: accessibilitySections,
  }[page](here);
  return sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');
}

interface Section {
  title: string;
  text: string;
}

function privacySections(here: Installation): Section[] {
  const t = wordsFor(here.locale, 'legal.privacy');
  const waiting = t('periods.text', { waitingDays: WAITING_DAYS_MAX, announcedDays: ANNOUNCED_DAYS });
  const days = (seconds: number) => Math.ceil(seconds / DAY_SECONDS);
  return [
    { title: t('responsible.title'), text: t('responsible.text', here) },
    { title: t('stored.title'), text: t('stored.text') },
    { title: t('purposes.title'), text: t('purposes.text') },
    {
      title: t('readers.title'),
      text: t('readers.text', { minimum: K_ANON, minimumLow: K_ANON_MIN, minimumHigh: K_ANON_MAX }),
    },
    {
      title: t('periods.title'),
      text: [waiting, listChosen(here.locale), t('periods.rest'), listPeriods(here.locale), t('periods.after')].join(
        '\n\n',
      ),
    },
    {
      title: t('browser.title'),
      text: t('browser.text', {
        sessionDays: days(sessionLife.browser.absoluteSeconds),
        deviceDays: rememberedDays,
      }),
    },
    { title: t('others.title'), text: listRecipients(here) },
    { title: t('rights.title'), text: t('rights.text') },
    questions(here),
  ];
}

/** Returns one line for each thing with a period that each company chooses, with its default. */
function listChosen(locale: Locale): string {
  const t = wordsFor(locale, 'legal.privacy.periods');
  const nameOf = wordsFor(locale, 'privacy.kept');
  return retentionKinds
    .map((kind) => `- ${t('chosen', { name: nameOf(`${kind}.name`), ...companyRetention[kind] })}`)
    .join('\n');
}

/** Returns one line per thing that is deleted automatically, with its period. */
function listPeriods(locale: Locale): string {
  const t = wordsFor(locale, 'legal.privacy.periods.tables');
  return Object.entries(listKeptDays())
    .map(([thing, days]) => `- ${t(thing as KeptThing, { period: writePeriod(days, locale) })}`)
    .join('\n');
}

/** Returns a number of days in words, and whole years as years. */
export function writePeriod(days: number, locale: Locale): string {
  const t = wordsFor(locale, 'legal.period');
  if (days === 0) return t('moment');
  return days % YEAR_DAYS === 0 ? t('years', { count: days / YEAR_DAYS }) : t('days', { count: days });
}

function listRecipients({ locale, hasStripe, providers }: Installation): string {
  const t = wordsFor(locale, 'legal.privacy.others');
  const names = new Intl.ListFormat(formatLocales[locale], { type: 'disjunction' }).format(providers);
  const lines = [
    t('mail'),
    t('push'),
    t('chats'),
    t('company'),
    t('programs'),
    ...(hasStripe ? [t('stripe')] : []),
    ...(providers.length > 0 ? [t('providers', { names })] : []),
  ];
  return `${t('text')} ${t('operator')}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function termsSections(here: Installation): Section[] {
  const t = wordsFor(here.locale, 'legal.terms');
  const price = here.hasStripe
    ? t('price.stripe', { freePeople: FREE_PLAN_USERS, overDays: OVER_LIMIT_DAYS })
    : t('price.free');
  return [
    { title: t('agreement.title'), text: t('agreement.text') },
    { title: t('account.title'), text: t('account.text') },
    { title: t('use.title'), text: t('use.text') },
    { title: t('results.title'), text: t('results.text') },
    { title: t('price.title'), text: price },
    questions(here),
  ];
}

function imprintSections(here: Installation): Section[] {
  const t = wordsFor(here.locale, 'legal.imprint.contact');
  return [{ title: t('title'), text: t('text', here) }];
}

/** Returns the accessibility statement. The journeys prove it, so a sentence must go when its test goes. */
function accessibilitySections(here: Installation): Section[] {
  const t = wordsFor(here.locale, 'legal.accessibility');
  const parts = ['goal', 'tested', 'gaps', ...(offeredLocales.length > 1 ? (['languages'] as const) : [])] as const;
  return [
    ...parts.map((part) => ({ title: t(`${part}.title`), text: t(`${part}.text`) })),
    { title: t('contact.title'), text: t('contact.text', here) },
  ];
}

function questions(here: Installation): Section {
  const t = wordsFor(here.locale, 'legal.questions');
  return { title: t('title'), text: t('text', here) };
}

/** Scripts of a release aren't anyone's data. */
export type KeptThing = Exclude<RetainedTable, 'built_files'> | 'imports' | 'reports' | 'reportRequests' | 'jobs';

const keptDays = {
  actions: retentionSchedule.actions.days,
  shares: retentionSchedule.shares.days,
  notifications: retentionSchedule.notifications.days,
  coach_items: retentionSchedule.coach_items.days,
  feedback: retentionSchedule.feedback.days,
  sessions: retentionSchedule.sessions.days,
  invitations: retentionSchedule.invitations.days,
  mailed_tokens: retentionSchedule.mailed_tokens.days,
  pulse_recipients: retentionSchedule.pulse_recipients.days,
  pulses: retentionSchedule.pulses.days,
  check_in_rounds: retentionSchedule.check_in_rounds.days,
  channel_messages: retentionSchedule.channel_messages.days,
  push_subscriptions: retentionSchedule.push_subscriptions.days,
  stored_images: retentionSchedule.stored_images.days,
  imports: importRetention.rowDays,
  reports: reportRetention.contentHours / 24,
  reportRequests: reportRetention.rowDays,
  jobs: QUEUE_RETENTION_DAYS,
  sign_in_attempts: retentionSchedule.sign_in_attempts.days,
  saml_assertions: retentionSchedule.saml_assertions.days,
  login_tickets: retentionSchedule.login_tickets.days,
  captcha_passes: retentionSchedule.captcha_passes.days,
  preview_tokens: retentionSchedule.preview_tokens.days,
  api_keys: retentionSchedule.api_keys.days,
  webhook_deliveries: retentionSchedule.webhook_deliveries.days,
  mornings: retentionSchedule.mornings.days,
  rate_limits: retentionSchedule.rate_limits.days,
  stripe_events: retentionSchedule.stripe_events.days,
  checkout_attempts: retentionSchedule.checkout_attempts.days,
  erased_companies: retentionSchedule.erased_companies.days,
} as const satisfies Record<KeptThing, number>;

/** Returns how many days the privacy notice names for each thing that is deleted automatically, most personal first. */
export function listKeptDays(): Record<KeptThing, number> {
  return keptDays;
}
