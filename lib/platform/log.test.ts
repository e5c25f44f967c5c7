import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The lines that a process with these statements logs. */
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

it('one event is one line of JSON, whatever its text, with its time in UTC', () => {
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

it('a fault names its code, but none of the values that a database repeats', () => {
  const [line] = linesOf(`
    const fault = new Error('duplicate key', { cause: new Error('statement failed') });
    const fields = { code: '23505', detail: 'Key (email)=(ada@example.com)', where: 'ada', parameters: ['ada'] };
    log().error({ fault: Object.assign(fault, fields) }, 'x');`);
  expect(line).toMatchObject({ fault: { message: 'duplicate key: statement failed', code: '23505' } });
  expect(Object.keys(Object(line?.fault))).toEqual(['type', 'message', 'stack', 'code']);
});

it('a temporary refusal warns and says why; a permanent one only informs', () => {
  const lines = linesOf(`
    const { logRequest } = await import('#/lib/platform/log.ts');
    const { Problem } = await import('#/lib/platform/errors.ts');
    const line = { requestId: 'r', method: 'GET', route: '/x', ms: 1 };
    logRequest({ ...line, status: 503 }, new Problem('unavailable', 'The database is moved.'));
    logRequest({ ...line, status: 503 }, new Error('ECONNREFUSED'));
    logRequest({ ...line, status: 404 }, new Problem('not_found', 'Not found.'));
    logRequest({ ...line, status: 500 }, new Error('a fault'));
    logRequest({ ...line, status: 200 });`);
  expect(lines.map(({ level, reason, fault }) => [level, reason, Object(fault).message])).toEqual([
    [40, 'The database is moved.', undefined],
    [40, undefined, 'ECONNREFUSED'],
    [30, undefined, undefined],
    [50, undefined, 'a fault'],
    [30, undefined, undefined],
  ]);
});

it('what libraries write to the console becomes a line of the log', () => {
  const lines = linesOf(`
    const { logConsole } = await import('#/lib/platform/log.ts');
    logConsole();
    console.error(' \\u001b[31m⨯\\u001b[0m', new Error('no page'));
    console.warn('⚠ %s is old', 'it');`);
  expect(lines).toMatchObject([
    { level: 50, source: 'console', msg: 'failed', fault: { message: 'no page' } },
    { level: 40, source: 'console', msg: 'it is old' },
  ]);
});
