import { type Answers, fits, type RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { tabStore } from '#/components/ui/tab-store.ts';

export interface Draft {
  answers: Answers;
  /** Place of the question on the screen. */
  step: number;
  /** Questions beside whose text someone wants to be replied to. */
  repliesTo: readonly number[];
}

/** What this tab was told, by the token of the pulse, until it was sent. */
export const drafts = tabStore<Draft>('pulse');

/** Reads what was kept; what doesn't fit the questions as they are is left out. */
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
