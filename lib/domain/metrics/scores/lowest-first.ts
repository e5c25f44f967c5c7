/**
 * Norms from the least to the most lived up to, as what needs a look comes first; those without a figure last, by name.
 * @example orderNorms([{ name: 'A', avg: 81 }, { name: 'B', avg: 0 }])[0].name // 'B'
 */
export function orderNorms<Norm extends { name: string; avg: number | null }>(norms: readonly Norm[]): Norm[] {
  return norms.toSorted((a, b) => (a.avg ?? 101) - (b.avg ?? 101) || a.name.localeCompare(b.name));
}

/** Norms below the middle. */
export const LOW_NORM = 50;

/** Departments or teams from the lowest sentiment; what is hidden comes last. */
export function orderParts<Part extends { readonly sentiment: { readonly avg: number | null } }>(
  parts: readonly Part[],
): Part[] {
  return parts.toSorted((a, b) => (a.sentiment.avg ?? 101) - (b.sentiment.avg ?? 101));
}

interface Question {
  readonly score: number | null;
  readonly average: number | null;
  readonly hiddenReason: string | null;
}

/** What a question is ordered by: a score, or how many percent said Yes; null for all others. */
export function figureOf({ score, average }: Pick<Question, 'score' | 'average'>): number | null {
  return score ?? average;
}

/** Questions with a figure, the lowest first, then those without one, then what is hidden. */
export function orderQuestions<One extends Question>(questions: readonly One[]): One[] {
  const rank = (question: One) => {
    if (question.hiddenReason !== null) return 2;
    return figureOf(question) === null ? 1 : 0;
  };
  return questions.toSorted((a, b) => rank(a) - rank(b) || (figureOf(a) ?? 0) - (figureOf(b) ?? 0));
}
