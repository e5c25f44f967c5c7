import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';
import { type ProcessLimits, withProcess } from '#/lib/platform/separate-process/separate-process.ts';

const limits: ProcessLimits = { memoryMb: 64, patienceMs: 20_000 };
const folder = mkdtempSync(path.join(os.tmpdir(), 'separate-process-'));
afterAll(() => rmSync(folder, { recursive: true }));
let modules = 0;

/** Returns a module that answers with the value of an expression of its input. */
function answering(body: string): URL {
  const file = path.join(folder, `${++modules}.mjs`);
  const answerParent = pathToFileURL(path.join(root, 'lib/platform/separate-process/separate-process.ts')).href;
  writeFileSync(file, `import { answerParent } from '${answerParent}';\nanswerParent((input) => { ${body} });`);
  return pathToFileURL(file);
}
const doubling = answering('return input * 2');
const double = (input: number) => withProcess<number, number, number>(doubling, limits, (ask) => ask(input));

it('a separate process answers one question after the other', async () => {
  const answers = await withProcess<number, number, number[]>(doubling, limits, async (ask) => [
    await ask(4),
    await ask(21),
  ]);
  expect(answers).toEqual([8, 42]);
});

it('a separate process gets bytes and maps unchanged', async () => {
  const input = { bytes: new Uint8Array([1, 2, 3]), photos: new Map([['ada', new Uint8Array([4])]]) };
  const echo = answering('return input');
  expect(await withProcess(echo, limits, (ask) => ask(input))).toEqual(input);
});

it('separate processes run one at a time', async () => {
  const order: string[] = [];
  const turn = (name: string) =>
    withProcess<number, number, void>(doubling, limits, async (ask) => {
      order.push(`${name} begins`);
      await ask(1);
      order.push(`${name} ends`);
    });
  await Promise.all([turn('a'), turn('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('a call fails with the process’s error, and the next one starts a process', async () => {
  const failing = answering("throw new Error('no paper')");
  await expect(withProcess(failing, limits, (ask) => ask(1))).rejects.toThrow('no paper');
  expect(await double(2)).toBe(4);
});

it('a call fails with the process’s last words if it can’t start', async () => {
  const missing = pathToFileURL(path.join(folder, 'missing.mjs'));
  await expect(withProcess(missing, limits, (ask) => ask(1))).rejects.toThrow(
    /ended with 1: [\s\S]*Cannot find module/,
  );
});

it('a call fails if the system can’t start a process, and the next one starts it', async () => {
  const { execPath } = process;
  process.execPath = path.join(folder, 'no-node');
  try {
    await expect(double(1)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(await double(4)).toBe(8);
});

it('a separate process that takes too much memory is ended, and nothing else', async () => {
  const greedy = answering('const all = []; for (;;) all.push(new Array(1e5).fill(input + all.length));');
  await expect(withProcess(greedy, limits, (ask) => ask(1))).rejects.toThrow(/ended with SIG\w+: [\s\S]*heap/);
  expect(await double(3)).toBe(6);
});

it('a separate process that takes too long is ended', async () => {
  const slow = answering('for (;;);');
  const answer = withProcess(slow, { ...limits, patienceMs: 50 }, (ask) => ask(1));
  await expect(answer).rejects.toThrow('no answer within 50 ms');
});

it('a separate process survives a signal for the whole group, and ends with the work', async () => {
  const working = answering(
    "process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT'); return process.pid",
  );
  const pid = await withProcess<number, number, number>(working, limits, async (ask) => {
    await ask(1);
    return ask(1);
  });
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('sees no setting of this process except the languages', async () => {
  const curious = answering('return Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL"))');
  const names = await withProcess<number, string[], string[]>(curious, limits, (ask) => ask(1));
  expect(names).toEqual(['NODE_ENV', 'LANGUAGES']);
});
