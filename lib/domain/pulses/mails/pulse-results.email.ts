import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

export interface ResultsMailContent {
  locale: Locale;
  firstName: string;
  pulseId: number;
  pulseName: string;
  responsesCount: number;
  membersCount: number;
  minimumGroupSize: number;
  /** Whether anything of the round is shown. */
  isShown: boolean;
  unsubscribeToken: string;
}

/** The mail that says that a round's results are in, or that too few have answered for any. */
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
      paragraphs: [body],
      button: {
        label: t(`${kind}.button`),
        url: `${env().APP_URL}/digitalPulse?tab=result&pulse=${content.pulseId}`,
      },
      footnotes: [],
      unsubscribe: {
        label: t('unsubscribe'),
        url: `${env().APP_URL}/unsubscribe/${content.unsubscribeToken}`,
      },
    }),
  };
}
