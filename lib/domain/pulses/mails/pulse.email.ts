import {
  type ByQuestionType,
  questionTypes,
  type Scale,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface PulseMailContent {
  locale: Locale;
  firstName: string;
  companyName: string;
  pulseName: string;
  /** In the language the person reads, if known. */
  questions: readonly (AskedQuestion & { text: string; low: string; high: string; locale: string | null })[];
  minimumGroupSize: number;
  /** In words, in the person's time zone. */
  closesAt: string;
  token: string;
  unsubscribeToken: string;
}

type Words = ReturnType<typeof wordsFor<'pulses.mail'>>;

/** Builds the email that asks a pulse, with the first question's answers as buttons; opening one sends nothing. */
export function pulseMail(content: PulseMailContent) {
  const { locale, firstName: name, companyName: company, pulseName: pulse, questions } = content;
  const t = wordsFor(locale, 'pulses.mail');
  const count = questions.length;
  return {
    subject: t('asked.subject', { company, count, pulse }),
    ...layOutMail({
      locale,
      preheader: t('asked.preheader'),
      heading: t('asked.heading', { name, company, count }),
      ...questionOf(content, t, t('asked.body', { pulse, count })),
      ...endOf(content, t),
    }),
  };
}

/** Builds the only reminder that a pulse is still open. */
export function pulseReminderMail(content: PulseMailContent) {
  const { locale, firstName: name, pulseName: pulse, closesAt: time } = content;
  const t = wordsFor(locale, 'pulses.mail');
  return {
    subject: t('reminder.subject', { pulse }),
    ...layOutMail({
      locale,
      preheader: t('reminder.preheader', { time }),
      heading: t('reminder.heading', { name }),
      paragraphs: [t('reminder.body', { pulse }), t('reminder.noPressure')],
      ...endOf(content, t),
    }),
  };
}

/** Returns the email of a pulse's manager to everyone who hasn't answered. */
export function pulseNudgeMail(content: PulseMailContent) {
  const { locale, firstName: name, companyName: company, pulseName: pulse, closesAt: time } = content;
  const t = wordsFor(locale, 'pulses.mail');
  return {
    subject: t('nudge.subject', { company, pulse }),
    ...layOutMail({
      locale,
      preheader: t('reminder.preheader', { time }),
      heading: t('nudge.heading', { name }),
      paragraphs: [t('nudge.body', { pulse }), t('reminder.noPressure')],
      ...endOf(content, t),
    }),
  };
}

function endOf(content: PulseMailContent, t: Words) {
  const { token, closesAt: time, companyName: company, minimumGroupSize: minimum, unsubscribeToken } = content;
  return {
    button: { label: t('asked.button'), url: addressOf(token) },
    footnotes: [t('anonymous', { company, minimum }), t('openUntil', { time })],
    unsubscribe: { label: t('unsubscribe'), url: `${env().APP_URL}/unsubscribe/${unsubscribeToken}` },
  };
}

/** Returns the first question and its answers; an open question is only asked on the page. */
function questionOf({ locale, questions, token }: PulseMailContent, t: Words, body: string) {
  const [question] = questions;
  const choices = question ? mailedTypes[question.typeId].choices(question, t) : [];
  if (!question || choices.length === 0) return { paragraphs: [body] };
  const { ends, own } = mailedTypes[question.typeId];
  const { lowest, highest } = ends?.(question, locale) ?? {};
  const [low = 0, high = 0] = [choices[0]?.value, choices.at(-1)?.value];
  const lang = question.locale && question.locale !== locale ? question.locale : undefined;
  const langOf = (part: MailedType['own']) => (own === part ? lang : undefined);
  const text = lowest && highest && t('legend', { low, lowest, high, highest });
  const legend = text ? [{ text, lang: langOf('ends') }] : [];
  return {
    paragraphs: [body, t('firstQuestion'), { text: question.text, lang }, ...legend, t('choose')],
    // In the fragment, which no server or log receives.
    choices: choices.map(({ label, value }) => {
      return { label, url: `${addressOf(token)}#a=${value}`, lang: langOf('choices') };
    }),
  };
}

interface MailedType {
  /** The answers as buttons; empty if the question is answered on the page. */
  readonly choices: (question: AskedQuestion, t: Words) => { label: string; value: number }[];
  /** What its lowest and highest answers mean; empty if nothing is said about them. */
  readonly ends?: (
    question: PulseMailContent['questions'][number],
    locale: Locale,
  ) => { lowest: string; highest: string };
  /** Which texts the author has written, in the question's language. */
  readonly own?: 'choices' | 'ends';
}

const numbersOf = ({ low, high }: Scale) =>
  Array.from({ length: high - low + 1 }, (_, at) => ({ label: String(low + at), value: low + at }));

/** How an email offers the answers of each question type. */
const mailedTypes: ByQuestionType<MailedType> = {
  2: { choices: ({ pool }) => pool.map((label, value) => ({ label, value })), own: 'choices' },
  3: { choices: () => [] },
  4: {
    choices: (_, t) => [
      { label: t('yes'), value: 1 },
      { label: t('no'), value: 0 },
    ],
  },
  5: {
    choices: () => numbersOf(questionTypes[5].scale),
    ends: (_, locale) => {
      const t = wordsFor(locale, 'pulses.question.agreement');
      return { lowest: t('1'), highest: t('5') };
    },
  },
  6: {
    choices: () => numbersOf(questionTypes[6].scale),
    ends: ({ low, high }) => ({ lowest: low, highest: high }),
    own: 'ends',
  },
};

function addressOf(token: string): string {
  return `${env().APP_URL}/pulse/${token}`;
}
