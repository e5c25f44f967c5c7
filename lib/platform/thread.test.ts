import { expect, it } from 'vitest';
import { type ThreadLimits, withThread } from '#/lib/platform/thread.ts';

const limits: ThreadLimits = { memoryMb: 64, patienceMs: 20_000 };
const answering = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (input) => { ${body} });`)}`,
  );
const doubling = answering('parentPort.postMessage({ result: input * 2 })');

it('answers one question after the other', async () => {
  const answers = await withThread<number, number, number[]>(doubling, limits, async (ask) => [
    await ask(4),
    await ask(21),
  ]);
  expect(answers).toEqual([8, 42]);
});

it('runs one thread at a time', async () => {
  const order: string[] = [];
  const turn = (name: string) =>
    withThread<number, number, void>(doubling, limits, async (ask) => {
      order.push(`${name} begins`);
      await ask(1);
      order.push(`${name} ends`);
    });
  await Promise.all([turn('a'), turn('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('fails with what went wrong in it, and the next one runs', async () => {
  const failing = answering("parentPort.postMessage({ error: 'no paper' })");
  await expect(withThread(failing, limits, (ask) => ask(1))).rejects.toThrow('no paper');
  await expect(withThread<number, number, number>(doubling, limits, (ask) => ask(2))).resolves.toBe(4);
});

it('ends alone when it takes too much memory', async () => {
  const greedy = answering('const all = []; for (;;) all.push(new Array(1e5).fill(input + all.length));');
  await expect(withThread(greedy, limits, (ask) => ask(1))).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
});

it('is ended when it takes too long', async () => {
  const slow = answering('for (;;);');
  await expect(withThread(slow, { ...limits, patienceMs: 50 }, (ask) => ask(1))).rejects.toThrow(
    'no answer within 50 ms',
  );
});

it('sees no setting of this process but the languages', async () => {
  const curious = answering('parentPort.postMessage({ result: Object.keys(process.env) })');
  await expect(withThread<number, string[], string[]>(curious, limits, (ask) => ask(1))).resolves.toEqual([
    'LANGUAGES',
    'NODE_ENV',
  ]);
});
