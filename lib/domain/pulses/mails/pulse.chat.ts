import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import type { PulseMailContent } from '#/lib/domain/pulses/mails/pulse.email.ts';
import { env } from '#/lib/platform/env.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Builds the chat message of a pulse or its reminder. Only the person sees the URL of its page. */
export function pulseChat(
  { locale, companyName: company, pulseName: pulse, questions, ...content }: PulseMailContent,
  { id, number }: { id: number; number: number },
): ChatMessage {
  const t = wordsFor(locale, 'pulses.mail');
  const count = questions.length;
  return {
    locale,
    heading: t('asked.subject', { company, count, pulse }),
    paragraphs: [t('asked.body', { pulse, count })],
    ask: { about: 'pulse', id, number },
    page: { label: t('asked.button'), secret: { kind: 'pulse', id } },
    notes: [
      t('anonymous', { company, minimum: content.minimumGroupSize }),
      wordsFor(locale, 'channels.message')('openUntil', { time: content.closesAt }),
    ],
    stops: 'check-ins',
  };
}

interface ResultsNews {
  locale: Locale;
  pulseName: string;
  pulseId: number;
  roundId: number;
}

/** Builds the chat message that says that a round's results are in; it contains no results. */
export function resultsChat({ locale, pulseName: pulse, pulseId, roundId }: ResultsNews): ChatMessage {
  const t = wordsFor(locale, 'channels.message');
  return {
    locale,
    heading: t('resultsTitle', { pulse }),
    paragraphs: [t('results')],
    page: {
      label: wordsFor(locale, 'pulses.mail')('results.button'),
      url: `${env().APP_URL}/digitalPulse?tab=result&pulse=${pulseId}&round=${roundId}`,
    },
    notes: [],
    stops: 'check-ins',
  };
}
