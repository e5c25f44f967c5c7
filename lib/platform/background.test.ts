import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import os from 'node:os';
  import { workInBackground } from '#/lib/platform/background.ts';
  workInBackground();
  console.log(os.getPriority());`;

it.runIf(process.platform === 'linux')('lowers the priority of its own process only', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(Number(stdout)).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL);
  expect(os.getPriority()).toBe(0);
});
