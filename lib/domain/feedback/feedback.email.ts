import { rateScale, scoreScale } from '#/lib/domain/feedback/constants.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface FeedbackContent {
  locale: Locale;
  /** Null for a suggestion. */
  type: string | null;
  text: string;
  rate: number | null;
  score: number | null;
  screenshots: number;
  author: { name: string; email: string; company: string };
}

/** Builds the email with feedback or a suggestion to the people who run the installation. */
export function feedbackMail({ locale, type, text, rate, score, screenshots, author }: FeedbackContent) {
  const t = wordsFor(locale, 'feedback.mail');
  const { company } = author;
  const facts = [
    ...(rate === null ? [] : [t('rate', { rate, max: rateScale.max })]),
    ...(score === null ? [] : [t('score', { score, max: scoreScale.max })]),
    ...(screenshots === 0 ? [] : [t('screenshots', { count: screenshots })]),
  ];
  return {
    subject: type === null ? t('suggestionSubject', { company }) : t('feedbackSubject', { company, type }),
    attachmentName: (number: number) => t('screenshotName', { number }),
    ...layOutMail({
      locale,
      preheader: Array.from(text).slice(0, 100).join(''),
      heading: t('heading', { name: author.name }),
      paragraphs: [...text.split(/\n+/), ...facts],
      footnotes: [t('from', author), t('why')],
    }),
  };
}
