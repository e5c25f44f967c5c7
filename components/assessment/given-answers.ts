import type { Assessment, Statement } from '#/lib/domain/assessment/assessment.schema.ts';

/** Values by statement id. */
export type GivenAnswers = Readonly<Record<number, number>>;

/** Returns the statements of a step. */
export function statementsOf({ assesmentQuestions }: Assessment, step: number): Statement[] {
  return assesmentQuestions.find((entry) => entry.step === step)?.questions ?? [];
}

/** Returns the server's answers, updated with those given here since. */
export function answersOf({ assesmentQuestions }: Assessment, givenAnswers: GivenAnswers): GivenAnswers {
  const entries = assesmentQuestions
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, chosenValue }) => (chosenValue === null ? [] : [[id, chosenValue] as const]));
  return { ...Object.fromEntries(entries), ...givenAnswers };
}

/** Returns the unanswered statements of a step, in order. */
export function openStatements(assessment: Assessment, step: number, answers: GivenAnswers): Statement[] {
  return statementsOf(assessment, step).filter(({ id }) => answers[id] === undefined);
}

/** Returns the answers of a step that the server doesn't have yet. */
export function unsentAnswers(assessment: Assessment, step: number, answers: GivenAnswers) {
  return statementsOf(assessment, step).flatMap(({ id, chosenValue }) => {
    const value = answers[id];
    return value === undefined || value === chosenValue ? [] : [{ id, value }];
  });
}

/** Returns the step of a URL, or null for the first page: no one can skip an open step. */
export function readStep(stepParam: string | null, { currentStep, countQuestionsSteps: [, steps] }: Assessment) {
  const step = Number(stepParam);
  if (!Number.isInteger(step) || step < 1 || step > steps) return null;
  return Math.min(step, currentStep);
}

/** Reads the answers that a tab has stored; null if they're invalid. */
export function parseGivenAnswers(text: string | null): GivenAnswers | null {
  try {
    const entries = Object.entries(JSON.parse(text ?? 'null') ?? {});
    const isAnswer = ([id, value]: [string, unknown]) =>
      /^[1-9]\d?$/.test(id) && [1, 2, 3, 4, 5].includes(Number(value));
    return entries.length > 0 && entries.every(isAnswer) ? (Object.fromEntries(entries) as GivenAnswers) : null;
  } catch {
    return null;
  }
}
