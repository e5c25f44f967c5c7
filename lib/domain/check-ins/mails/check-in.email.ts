import { emotionsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import {
  describeSpan,
  emotionQuestion,
  isCurrent,
  type Span,
} from '#/lib/domain/check-ins/questions/questions.present.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface CheckInMailContent {
  locale: Locale;
  firstName: string;
  teamName: string;
  /** The days it asks about. */
  span: Span;
  /** False for a leader who is only asked to rate the members. */
  asksOwn: boolean;
  /** Who sees the answers, in the words of `describeAudience`. */
  audience: string;
  /** In words, in the person's time zone. */
  closesAt: string;
  token: string;
  unsubscribeToken: string;
}

/** Builds the email that asks for a check-in; its link needs no signing in. */
export function checkInMail(content: CheckInMailContent) {
  const { locale, firstName: name, teamName: team, asksOwn } = content;
  const t = wordsFor(locale, 'check-ins.mail');
  const tense = isCurrent(content.span) ? 'present' : 'past';
  const span = describeSpan(content.span, locale);
  const kind = asksOwn ? 'asked' : 'askedToRate';
  return {
    subject: t(`${kind}.subject`, { tense, team, span }),
    ...layOutMail({
      locale,
      preheader: t(`${kind}.preheader`),
      heading: t(`${kind}.heading`, { tense, name, span }),
      paragraphs: [t(`${kind}.body`, { team })],
      ...linksOf(content, t(`${kind}.button`)),
      ...(asksOwn && { shortCuts: facesOf(content, emotionQuestion(content.span, locale)) }),
    }),
  };
}

/** Returns links that open the questionnaire with the first question answered; opening one sends nothing. */
function facesOf({ locale, token }: CheckInMailContent, text: string) {
  // In the fragment, which no server or log receives.
  const addressOf = (id: number) => `${env().APP_URL}/questionnaire/${token}#a=${id}`;
  return { text, choices: emotionsIn(locale).map(({ id, label }) => ({ label, url: addressOf(id) })) };
}

/** Returns the end of a check-in's email and its reminders: the link, how long it works, and how to unsubscribe. */
export function linksOf(content: CheckInMailContent, label: string) {
  const { locale, token, closesAt: time, audience, unsubscribeToken } = content;
  const t = wordsFor(locale, 'check-ins.mail');
  return {
    button: { label, url: `${env().APP_URL}/questionnaire/${token}` },
    footnotes: [t('openUntil', { time }), audience],
    unsubscribe: { label: t('unsubscribe'), url: `${env().APP_URL}/unsubscribe/${unsubscribeToken}` },
  };
}

/** Builds the reminder of an open check-in, with the link of the first email and without pressure. */
export function checkInReminderMail(content: CheckInMailContent) {
  const { locale, firstName: name, teamName: team, closesAt: time, asksOwn } = content;
  const t = wordsFor(locale, 'check-ins.mail');
  const kind = asksOwn ? 'asked' : 'askedToRate';
  return {
    subject: t(`reminder.${kind}.subject`, { team }),
    ...layOutMail({
      locale,
      preheader: t('reminder.preheader', { time }),
      heading: t('reminder.heading', { name }),
      paragraphs: [t(`reminder.${kind}.body`, { team }), t('reminder.noPressure')],
      ...linksOf(content, t(`${kind}.button`)),
    }),
  };
}

type Several = readonly [CheckInMailContent, CheckInMailContent, ...CheckInMailContent[]];

/** Builds one reminder of several open check-ins of one person. Its button opens the first to close, which leads on. */
export function checkInsReminderMail(contents: Several) {
  const [first] = contents;
  const { locale, firstName: name, closesAt: time } = first;
  const t = wordsFor(locale, 'check-ins.mail');
  const names = [...new Set(contents.map(({ teamName }) => teamName))];
  const teams = new Intl.ListFormat(formatLocales[locale]).format(names);
  const { button, unsubscribe } = linksOf(first, t('reminders.button'));
  const audiences = contents.flatMap((content) => linksOf(content, '').footnotes.slice(1));
  return {
    subject:
      names.length > NAMED_MAX
        ? t('reminders.subjectOfMany', { count: names.length })
        : t('reminders.subject', { teams }),
    ...layOutMail({
      locale,
      preheader: t('reminders.preheader', { time }),
      heading: t('reminder.heading', { name }),
      paragraphs: [t('reminders.body', { teams }), t('reminder.noPressure')],
      button,
      links: contents.map(linkOf),
      footnotes: [t('reminders.personal'), ...new Set(audiences)],
      unsubscribe,
    }),
  };
}

/** How many teams a subject names at most. */
const NAMED_MAX = 3;

function linkOf(content: CheckInMailContent) {
  const { locale, teamName: team, asksOwn, closesAt: time } = content;
  const t = wordsFor(locale, 'check-ins.mail.reminders');
  const label = t(asksOwn ? 'link' : 'linkToRate', { team, time });
  return { label, url: linksOf(content, label).button.url };
}
