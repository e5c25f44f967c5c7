import { env } from '#/lib/platform/env.ts';
import { layOutMail, type MailText } from '#/lib/platform/mail-layout.ts';
import { formatPercent } from '#/lib/words/format-percent.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { quotable } from '#/lib/words/quotable.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A question with its published results; some of them are null, depending on its type. */
interface MailedResult {
  text: string;
  /** The language of the text, if known. */
  locale: string | null;
  score: number | null;
  /** For yes or no, the percentage of Yes. */
  average: number | null;
  enps: number | null;
  trend: number | null;
  isTrendClear: boolean;
}

export interface ResultsMailContent {
  locale: Locale;
  firstName: string;
  pulseId: number;
  roundId: number;
  pulseName: string;
  responsesCount: number;
  membersCount: number;
  minimumGroupSize: number;
  /** Whether the round has any visible result. */
  isShown: boolean;
  /** Results that the reader may see. */
  questions: readonly MailedResult[];
  unsubscribeToken: string;
}

/** Builds the email that says that a round's results are in, or that too few people answered for any. */
export function pulseResultsMail(content: ResultsMailContent) {
  const { locale, firstName: name, pulseName: pulse, minimumGroupSize: minimum, isShown } = content;
  const t = wordsFor(locale, 'pulses.mail');
  const kind = isShown ? 'results' : 'tooFew';
  const body = isShown
    ? t('results.body', { pulse, answered: content.responsesCount, asked: content.membersCount })
    : t('tooFew.body', { pulse, minimum });
  return {
    subject: t(`${kind}.subject`, { pulse }),
    ...layOutMail({
      locale,
      preheader: body,
      heading: t(`${kind}.heading`, { name }),
      paragraphs: [body, ...describeFindings(content.questions, locale)],
      button: {
        label: t(`${kind}.button`),
        url: `${env().APP_URL}/digitalPulse?tab=result&pulse=${content.pulseId}&round=${content.roundId}`,
      },
      footnotes: [],
      unsubscribe: {
        label: t('unsubscribe'),
        url: `${env().APP_URL}/unsubscribe/${content.unsubscribeToken}`,
      },
    }),
  };
}

/** Returns the highest and the lowest result of at least two, and the eNPS. */
export function describeFindings(questions: readonly MailedResult[], locale: Locale): MailText[] {
  const t = wordsFor(locale, 'pulses.mail.results');
  const figureOf = ({ score, average }: MailedResult) => score ?? average ?? 0;
  const compared = questions
    .filter(({ score, average }) => score !== null || average !== null)
    .toSorted((a, b) => figureOf(a) - figureOf(b));
  const [lowest, best] = [compared[0], compared.at(-1)];
  const say = (kind: 'best' | 'lowest', question: MailedResult) => {
    const { score, trend, isTrendClear } = question;
    const quote = quotable(question.text);
    const lang = question.locale && question.locale !== locale ? question.locale : undefined;
    const way = isTrendClear ? ((trend ?? 0) > 0 ? 'up' : 'down') : 'none';
    const value = score === null ? formatPercent(figureOf(question), formatLocales[locale]) : `${figureOf(question)}`;
    return { text: t(kind, { question: quote, value, way, points: Math.abs(trend ?? 0) }), lang, quote };
  };
  const enps = questions.find((question) => question.enps !== null)?.enps ?? null;
  return [
    ...(best && lowest && figureOf(best) > figureOf(lowest) ? [say('best', best), say('lowest', lowest)] : []),
    ...(enps === null ? [] : [t('enps', { enps: `${enps > 0 ? '+' : ''}${enps}`.replace('-', '−') })]),
  ];
}
