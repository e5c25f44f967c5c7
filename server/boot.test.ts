import { expect, it } from 'vitest';
import { untilAnswered } from '#/server/boot.ts';

it('a step of the start is done again while the database does not answer', async () => {
  const answers = [new Error('silent'), 'ready'];
  let tries = 0;
  await untilAnswered(async () => {
    const answer = answers[tries++];
    if (answer instanceof Error) throw answer;
  });
  expect(tries).toBe(2);
});
