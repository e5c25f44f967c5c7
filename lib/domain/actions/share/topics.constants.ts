import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { constructs } from '#/lib/domain/pulses/questions/bank.constants.ts';

const topicsOf = (kind: string, list: readonly { id: number }[]) => list.map(({ id }) => `${kind}:${id}`);

/**
 * What a step can be about: a reason named with a feeling, a norm, a motivator, a construct that pulses measure, or a
 * custom topic.
 */
export const topicNames = [
  ...topicsOf('factor', affectingFactors),
  ...topicsOf('norm', norms),
  ...topicsOf('motivator', motivators),
  ...constructs.map((construct) => `construct:${construct}`),
  'other',
];
