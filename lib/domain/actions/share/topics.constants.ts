import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { constructs } from '#/lib/domain/pulses/questions/bank.constants.ts';

const topicsOf = (kind: string, list: readonly { id: number }[]) => list.map(({ id }) => `${kind}:${id}`);

/** What a step can answer: what was named beside a feeling, a norm, a motivator, what pulses measure, or something of their own. */
export const topicNames = [
  ...topicsOf('factor', affectingFactors),
  ...topicsOf('norm', norms),
  ...topicsOf('motivator', motivators),
  ...constructs.map((construct) => `construct:${construct}`),
  'other',
];
