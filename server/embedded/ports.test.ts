import { expect, it } from 'vitest';
import { freePort } from '#/server/embedded/ports.mjs';

it.each([3659, 4045, 4190, 6665])('a free port at or above %i is one that fetch may call', async (first) => {
  const port = await freePort(first);
  expect(port).toBeGreaterThan(first);
  const problem = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => String(error.cause));
  expect(problem).not.toContain('bad port');
});
