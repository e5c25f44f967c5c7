import { readTopic, talkQuestions } from '#/lib/domain/actions/topics.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Returns a topic in words, with questions for the person who prepares the team's talk about it. */
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
  /** Whether the reader may vote. */
  canVote: boolean;
}

/** Returns the state of a vote for a reader, without counts. */
export function presentVote({ isOver, isOrdered, votersMin, hasVoted, closesOn, canVote }: VoteOfShare) {
  return { closesOn, isOpen: !isOver, canVote: canVote && !hasVoted, isOrdered, least: votersMin };
}
