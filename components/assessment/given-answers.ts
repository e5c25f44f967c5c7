import type { Assessment, Statement } from '#/lib/domain/assessment/schema.ts';

/** Values by the id of their statement. */
export type GivenAnswers = Readonly<Record<number, number>>;

/** The statements of a step. */
export function statementsOf({ assesmentQuestions }: Assessment, step: number): Statement[] {
  return assesmentQuestions.find((entry) => entry.step === step)?.questions ?? [];
}

/** What the server has, with what was given here since. */
export function answersOf({ assesmentQuestions }: Assessment, given: GivenAnswers): GivenAnswers {
  const stored = assesmentQuestions
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, chosenValue }) => (chosenValue === null ? [] : [[id, chosenValue] as const]));
  return { ...Object.fromEntries(stored), ...given };
}

/** The statements of a step that are still open, in order. */
export function openStatements(assessment: Assessment, step: number, answers: GivenAnswers): Statement[] {
  return statementsOf(assessment, step).filter(({ id }) => answers[id] === undefined);
}

/** What the server does not know yet of a step. */
export function unsentAnswers(assessment: Assessment, step: number, answers: GivenAnswers) {
  return statementsOf(assessment, step).flatMap(({ id, chosenValue }) => {
    const value = answers[id];
    return value === undefined || value === chosenValue ? [] : [{ id, value }];
  });
}

/** The step that an address asks for, or null for the first page: nobody is led past a step that is open. */
export function readStep(asked: string | null, { currentStep, countQuestionsSteps: [, steps] }: Assessment) {
  const step = Number(asked);
  if (!Number.isInteger(step) || step < 1 || step > steps) return null;
  return Math.min(step, currentStep);
}

/** Reads what a tab has kept; null for anything else. */
export function parseGiven(text: string | null): GivenAnswers | null {
  try {
    const entries = Object.entries(JSON.parse(text ?? 'null') ?? {});
    const isAnswer = ([id, value]: [string, unknown]) =>
      /^[1-9]\d?$/.test(id) && [1, 2, 3, 4, 5].includes(Number(value));
    return entries.length > 0 && entries.every(isAnswer) ? (Object.fromEntries(entries) as GivenAnswers) : null;
  } catch {
    return null;
  }
}
