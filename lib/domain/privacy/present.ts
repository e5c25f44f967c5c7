import type { SmallestGroup } from '#/lib/domain/privacy/schema.ts';

/**
 * Words what a result needs before it is shown.
 * @example wordSmallestGroup({ minimumGroupSize: 5, isMoreCareful: true }) // '5 people with twice as many answers'
 */
export function wordSmallestGroup({ minimumGroupSize, isMoreCareful }: SmallestGroup): string {
  return `${minimumGroupSize} people${isMoreCareful ? ' with twice as many answers' : ''}`;
}
