import { type Answers, fits, type RespondentQuestion } from '#/components/pulses/respond/answers.ts';

export interface Draft {
  answers: Answers;
  /** Place of the question on the screen. */
  step: number;
}

const nameOf = (token: string) => `pulse ${token}`;

/** What this tab was told before a reload, as it was kept. Shared computers keep nothing longer than a tab is open. */
export function keptDraft(token: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(token));
  } catch {
    return null;
  }
}

/** Keeps a draft for as long as this tab is open; null forgets it. */
export function keepDraft(token: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(nameOf(token), JSON.stringify(draft));
    else sessionStorage.removeItem(nameOf(token));
  } catch {}
}

/** Reads what was kept; what does not fit the questions as they are is left out. */
export function readDraft(kept: string | null, questions: readonly RespondentQuestion[]): Draft {
  const draft = parse(kept);
  const given = Object(draft.answers);
  const answers = questions.flatMap((question) => {
    const answer = given[question.id];
    return answer === null || fits(question, answer) ? [[question.id, answer] as const] : [];
  });
  const isStep = Number.isInteger(draft.step) && draft.step >= 0 && draft.step < questions.length;
  return { answers: Object.fromEntries(answers), step: isStep ? draft.step : 0 };
}

function parse(kept: string | null) {
  try {
    return Object(JSON.parse(kept ?? 'null'));
  } catch {
    return {};
  }
}
