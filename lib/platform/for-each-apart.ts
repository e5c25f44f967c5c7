import { log } from '#/lib/platform/log.ts';

/**
 * Runs some work for each item, one after another, and continues if one fails, so that no company holds up the next.
 * Throws the first failure at the end, so that the job is repeated.
 */
export async function forEachApart<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (fault) {
      log().error({ fault }, 'one of many failed, the others continue');
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
