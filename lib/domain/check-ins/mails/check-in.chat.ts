import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import type { CheckInMailContent } from '#/lib/domain/check-ins/mails/check-in.email.ts';
import { emotionsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { describeSpan, emotionQuestion, isCurrent } from '#/lib/domain/check-ins/questions/questions.present.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Builds the chat message of check-ins or a reminder, with feelings as buttons for the one that closes first. */
export function checkInChat(
  [content, ...others]: readonly [CheckInMailContent, ...CheckInMailContent[]],
  { id, number }: { id: number; number: number },
): ChatMessage {
  const { locale, teamName: team, asksOwn, span, closesAt: time, audience } = content;
  const t = wordsFor(locale, 'check-ins.mail');
  const chat = wordsFor(locale, 'channels.message');
  const kind = asksOwn ? 'asked' : 'askedToRate';
  const tense = isCurrent(span) ? 'present' : 'past';
  const first = () => t(`${kind}.subject`, { tense, team, span: describeSpan(span, locale) });
  const names = new Intl.ListFormat(formatLocales[locale]).format(others.map(({ teamName }) => teamName));
  return {
    locale,
    heading: number === 0 ? first() : t(`reminder.${kind}.subject`, { team }),
    paragraphs: others.length > 0 ? [chat('others', { teams: names })] : [],
    ask: { about: 'check-in', id, number },
    ...(asksOwn && { choices: { question: emotionQuestion(span, locale), options: emotionsIn(locale) } }),
    page: { label: t(`${kind}.button`), secret: { kind: 'check-in', id } },
    notes: [chat('openUntil', { time }), audience],
    stops: 'check-ins',
  };
}
