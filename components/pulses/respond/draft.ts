import { type Answers, fits, type RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

export interface Draft {
  answers: Answers;
  /** The index of the current question. */
  step: number;
  /** Questions whose text's author wants replies. */
  repliesTo: readonly number[];
}

/** Answers in this tab, by the pulse's token, until they are sent. */
export const drafts = tabStore<Draft>('pulse');

/** Reads a draft; what doesn't fit the current questions is left out. */
export function readDraft(text: string | null, questions: readonly RespondentQuestion[]): Draft {
  const draft = parse(text);
  const draftAnswers = Object(draft.answers);
  const answers = questions.flatMap((question) => {
    const answer = draftAnswers[question.id];
    return answer === null || fits(question, answer) ? [[question.id, answer] as const] : [];
  });
  const isStep = Number.isInteger(draft.step) && draft.step >= 0 && draft.step < questions.length;
  const repliesTo = Array.isArray(draft.repliesTo)
    ? draft.repliesTo.filter((id: unknown) => questions.some((question) => question.id === id))
    : [];
  return { answers: Object.fromEntries(answers), step: isStep ? draft.step : 0, repliesTo };
}

function parse(text: string | null) {
  try {
    return Object(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
