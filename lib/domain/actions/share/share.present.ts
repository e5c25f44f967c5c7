import { readTopic, talkQuestions } from '#/lib/domain/actions/topics.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns what a team may choose in words, with questions for whoever prepares the talk about it. */
export function presentTopic(text: string, { locale, prepares }: { locale: Locale; prepares: boolean }) {
  const topic = readTopic(text);
  const questions = topic && prepares ? talkQuestions(topic) : [];
  return {
    topic: text,
    name: inWords(topic?.name ?? text, locale),
    questions: questions.map((question) => inWords(question, locale)),
  };
}

interface VoteOfShare {
  isOver: boolean;
  isOrdered: boolean;
  votersMin: number;
  hasVoted: boolean;
  closesOn: LocalDate;
  /** Whether the reader is asked at all. */
  canVote: boolean;
}

/** Returns how a vote stands for a reader, without any count. */
export function presentVote({ isOver, isOrdered, votersMin, hasVoted, closesOn, canVote }: VoteOfShare) {
  return { closesOn, isOpen: !isOver, canVote: canVote && !hasVoted, isOrdered, least: votersMin };
}
