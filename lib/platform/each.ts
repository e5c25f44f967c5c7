import { log } from '#/lib/platform/log.ts';

/**
 * Does some work for each item, one after the other, and goes on where it fails for one, so that no company keeps those
 * after it waiting. Throws the first failure at the end: the job that did it comes again.
 */
export async function forEachApart<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (fault) {
      log().error({ fault }, 'one of many failed, the others go on');
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
