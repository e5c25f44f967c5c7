import { ORDERED_TOPICS, SHARE_TOPICS_MAX } from '#/lib/domain/actions/constants.ts';
import { listHurting } from '#/lib/domain/metrics/words/reason-words.ts';
import { constructs, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';

interface ScoredQuestion {
  readonly bankItemId: number | null;
  /** Null if it's hidden or doesn't exist. */
  readonly score: number | null;
  readonly trend: number | null;
  readonly isTrendClear: boolean;
}

type Band = { readonly checkIns: number | null; readonly timesBand: string | null } | null;

interface PublishedFindings {
  readonly questions: readonly ScoredQuestion[];
  readonly factors: readonly { id: number; helped: Band; hurt: Band }[];
  readonly norms: readonly { id: number; avg: number | null }[];
}

/** Below the middle of the scale a norm is worth talking about. */
const NORM_LOW = 50;

/**
 * Returns the topics that a team may choose from, at most `SHARE_TOPICS_MAX`, based on its published results. First
 * what the round measured: clear falls, then the lowest scores. Then what hurt, in the order of the chart of reasons.
 * Then norms below the middle of the scale, the lowest first.
 * @example proposeTopics({ questions: [], factors: [], norms: [{ id: 3, avg: 40 }, { id: 4, avg: 60 }] }) // ['norm:3']
 */
export function proposeTopics({ questions, factors, norms }: PublishedFindings): string[] {
  const measured = constructs
    .flatMap((construct) => {
      const its = questions.filter(({ bankItemId }) =>
        questionBank.some((item) => item.id === bankItemId && item.construct === construct),
      );
      const scores = its.flatMap(({ score }) => score ?? []);
      if (scores.length === 0) return [];
      const score = scores.reduce((sum, one) => sum + one) / scores.length;
      return [{ construct, score, fell: its.some(({ trend, isTrendClear }) => isTrendClear && (trend ?? 0) < 0) }];
    })
    .toSorted((a, b) => Number(b.fell) - Number(a.fell) || a.score - b.score);
  const hurting = listHurting(factors);
  const low = norms
    .flatMap(({ id, avg }) => (avg !== null && avg < NORM_LOW ? [{ id, avg }] : []))
    .toSorted((a, b) => a.avg - b.avg);
  return [
    ...measured.map(({ construct }) => `construct:${construct}`),
    ...hurting.map(({ id }) => `factor:${id}`),
    ...low.map(({ id }) => `norm:${id}`),
  ].slice(0, SHARE_TOPICS_MAX);
}

/**
 * Returns topics in the team's order: first the two chosen most, with ties in the proposed order, then the others in
 * the proposed order. The rank of a third topic would reveal too much. Source: docs/figures.md, What a vote reveals.
 * @example orderTopics([{ votes: 1 }, { votes: 2 }, { votes: 0 }, { votes: 5 }]) // [{ votes: 5 }, { votes: 2 }, { votes: 1 }, { votes: 0 }]
 */
export function orderTopics<Counted extends { readonly votes: number }>(proposed: readonly Counted[]): Counted[] {
  const first = proposed.toSorted((a, b) => b.votes - a.votes).slice(0, ORDERED_TOPICS);
  return [...first, ...proposed.filter((topic) => !first.includes(topic))];
}
