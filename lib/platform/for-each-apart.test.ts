import { expect, it } from 'vitest';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';

it('forEachApart continues after a failure, one after the other, and throws the first at the end', async () => {
  const done: string[] = [];
  const work = async (item: string) => {
    await Promise.resolve();
    if (item.startsWith('bad')) throw new Error(item);
    done.push(item);
  };
  await expect(forEachApart(['a', 'bad b', 'c', 'bad d', 'e'], work)).rejects.toThrow('bad b');
  expect(done).toEqual(['a', 'c', 'e']);
  await forEachApart(['f'], work);
  expect(done).toEqual(['a', 'c', 'e', 'f']);
});
