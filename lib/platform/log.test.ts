import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The lines that a process writes which logs this. */
function linesOf(statements: string): Record<string, unknown>[] {
  const program = `import { log } from '#/lib/platform/log.ts'; ${statements}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  if (stderr) throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('one event is one line of JSON, whatever text is in it, with its time in UTC', () => {
  const lines = linesOf(String.raw`log().info({ error: 'a\r\n{"level":30,"msg":"forged"}\u2028b' }, 'up\nforged');`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ error: 'a\r\n{"level":30,"msg":"forged"}\u2028b', msg: 'up\nforged' });
  expect(lines[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

it('secrets are masked', () => {
  const [line] = linesOf(
    "log().info({ token: 's1', authorization: 's2', password: 's3', body: { token: 's4', password: 's5' } }, 'x');",
  );
  expect(JSON.stringify(line)).not.toMatch(/s[1-5]\b/);
  expect(line).toMatchObject({ token: '[masked]', body: { password: '[masked]' } });
});
