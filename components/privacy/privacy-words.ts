import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

/** From this many people on, a company has groups of five enough. */
const SMALL_COMPANY = 20;
const LEAST = 3;

/** Returns in words what a smallest group of this size means for small teams and for the figures of leaders. */
export function describeSmallestGroup(size: number): string {
  const smaller = `Teams of fewer than ${size} people have no results of their own and only count in their department and the company.`;
  if (size === LEAST)
    return `Results show as soon as 3 people have answered, so even small teams have their own. In a group this small, people can often guess who said what, and may answer less openly. ${smaller}`;
  if (size < 5)
    return `Results show once ${size} people have answered. In a group this small, people can sometimes guess who said what. ${smaller}`;
  if (size === 5) return `Results show once 5 people have answered. This suits most companies. ${smaller}`;
  if (size < 10)
    return `Results show once ${size} people have answered. People are harder to guess, and small teams see less. ${smaller}`;
  return `Results show once 10 people have answered. Nobody can be guessed easily, and only large teams have results. ${smaller}`;
}

/**
 * Returns in words what waiting for twice as many answers means. Source: bench/results/figures.md, teams that
 * all feel alike in 0.3 to 1.3 % of their figures instead of 1.9 to 4.9 %.
 */
export function describeMoreCareful(size: number): string {
  return `Each result then rests on at least ${2 * size} answers of at least ${size} people. Sometimes all of a small group feel the same, and the result tells it: that becomes about four times as rare. Results of small teams come a few days later.`;
}

/** Returns the advice for a company in which the chosen size would hide most groups, or null where it fits. */
export function adviseSmallCompany({ size, peopleCount }: { size: number; peopleCount: number }): string | null {
  if (peopleCount >= SMALL_COMPANY || size === LEAST) return null;
  const people = countWords(peopleCount, 'person', 'people');
  return `Your company has ${people}. With a smallest group of ${size}, most of its teams may have no results. Companies of fewer than ${SMALL_COMPANY} people often choose 3.`;
}
