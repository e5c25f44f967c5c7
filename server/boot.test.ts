import { afterEach, expect, it, vi } from 'vitest';
import { untilAnswered } from '#/server/boot.ts';

afterEach(() => vi.restoreAllMocks());

it('a step of the start is repeated while the database doesn’t answer', async () => {
  const answers = [new Error('silent'), 'ready'];
  let tries = 0;
  await untilAnswered(async () => {
    const answer = answers[tries++];
    if (answer instanceof Error) throw answer;
  });
  expect(tries).toBe(2);
});

it.each(['28P01', '28000', '3D000', '42501'])(
  'a database that refuses the settings (%s) ends the start immediately',
  async (code) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const refused = untilAnswered(() => Promise.reject(Object.assign(new Error('no such role'), { code })));
    await expect(refused).rejects.toThrow('ended');
    expect(exit).toHaveBeenCalledWith(1);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('DATABASE_URL refuses: no such role'));
  },
);
