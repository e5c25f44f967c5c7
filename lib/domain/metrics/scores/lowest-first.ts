/**
 * Returns norms from the lowest score to the highest, because low ones need attention. Norms without a score come last,
 * by name.
 * @example orderNorms([{ name: 'A', avg: 81 }, { name: 'B', avg: 0 }])[0].name // 'B'
 */
export function orderNorms<Norm extends { name: string; avg: number | null }>(norms: readonly Norm[]): Norm[] {
  return norms.toSorted((a, b) => (a.avg ?? 101) - (b.avg ?? 101) || a.name.localeCompare(b.name));
}

/** A norm with a lower score counts as low. */
export const LOW_NORM = 50;

/** Returns departments or teams, lowest sentiment first and hidden ones last. */
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

/** Returns what a question is ordered by: its score, or the percentage of Yes; null for all other questions. */
export function figureOf({ score, average }: Pick<Question, 'score' | 'average'>): number | null {
  return score ?? average;
}

/** Returns questions with a score first, lowest first, then questions without one, then hidden ones. */
export function orderQuestions<One extends Question>(questions: readonly One[]): One[] {
  const rank = (question: One) => {
    if (question.hiddenReason !== null) return 2;
    return figureOf(question) === null ? 1 : 0;
  };
  return questions.toSorted((a, b) => rank(a) - rank(b) || (figureOf(a) ?? 0) - (figureOf(b) ?? 0));
}
