import type { GivenAnswer } from '#/e2e/support/scenes/published-days.ts';

/** The largest prime below 2²⁶, so that the product of two residues is an integer that a double represents exactly. */
const PRIME = 67_108_859;

/** A readable sum, as the answers in it. */
export type ReadableSum = readonly GivenAnswer[];

/**
 * Returns the first set of 1 to `size` people such that some combination of the sums depends only on their answers, or
 * null. The result is exact: such a combination exists if and only if the sums lose rank without these people's
 * columns. It also finds a person who can be singled out by someone who knows some of the others, because together they
 * are such a set.
 */
export function findRevealingSet(sums: readonly ReadableSum[], size: number): number[] | null {
  const columns = [...new Set(sums.flat())];
  const at = new Map(columns.map((answer, index) => [answer, index]));
  const rows = sums.map((sum) => {
    const row = new Float64Array(columns.length);
    for (const answer of sum) row[at.get(answer) ?? 0] = 1;
    return row;
  });
  const basis = reduce(rows);
  const userIds = [...new Set(columns.map(({ userId }) => userId))];
  for (const persons of setsOf(userIds, size)) {
    const otherColumns = columns.flatMap((answer, index) => (persons.includes(answer.userId) ? [] : [index]));
    const without = basis.map((row) => Float64Array.from(otherColumns, (index) => row[index] ?? 0));
    if (reduce(without).length < basis.length) return persons;
  }
  return null;
}

function* setsOf(userIds: readonly number[], size: number, first = 0): Generator<number[]> {
  for (let at = first; at < userIds.length; at++) {
    const userId = userIds[at] ?? 0;
    yield [userId];
    if (size > 1) for (const others of setsOf(userIds, size - 1, at + 1)) yield [userId, ...others];
  }
}

/** Returns a basis of the rows, by elimination modulo the prime. */
function reduce(rows: readonly Float64Array[]): Float64Array[] {
  const basis: { pivot: number; row: Float64Array }[] = [];
  for (const source of rows) {
    const row = Float64Array.from(source);
    for (const basisRow of basis) {
      const factor = row[basisRow.pivot] ?? 0;
      if (factor !== 0) subtract(row, basisRow.row, factor);
    }
    const pivot = row.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const inverse = power(row[pivot] ?? 1, PRIME - 2);
    for (let index = 0; index < row.length; index++) row[index] = ((row[index] ?? 0) * inverse) % PRIME;
    basis.push({ pivot, row });
  }
  return basis.map(({ row }) => row);
}

function subtract(row: Float64Array, other: Float64Array, factor: number): void {
  for (let index = 0; index < row.length; index++) {
    const value = other[index] ?? 0;
    if (value !== 0) row[index] = ((row[index] ?? 0) + (PRIME - value) * factor) % PRIME;
  }
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base % PRIME];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
