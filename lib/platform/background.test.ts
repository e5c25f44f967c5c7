import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { existsSync, readFileSync } from 'node:fs';
  import os from 'node:os';
  import { workInBackground } from '#/lib/platform/background.ts';
  workInBackground();
  const group = '/proc/self/autogroup';
  console.log(os.getPriority(), existsSync(group) ? readFileSync(group, 'utf8') : '');`;
const node = [process.execPath, ['--input-type=module', '-e', program]] as const;
const lowered = os.constants.priority.PRIORITY_BELOW_NORMAL;

it.runIf(process.platform === 'linux')('lowers the priority of its own process only', async () => {
  const before = os.getPriority();
  const { stdout } = await promisify(execFile)(...node);
  expect(Number.parseInt(stdout, 10)).toBe(Math.max(before, lowered));
  expect(stdout).not.toContain(`nice ${lowered}`);
  expect(os.getPriority()).toBe(before);
});

it.runIf(existsSync('/proc/self/autogroup'))('lowers a session that it leads', async () => {
  const child = spawn(...node, { detached: true });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(output).toContain(`nice ${lowered}`);
});
