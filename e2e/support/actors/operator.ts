import { runCommand } from '#/server/ops/run-command.ts';

/** Runs a command of the terminal in this process, whose queue is open; returns its exit code and what it printed. */
export async function operate(...args: string[]): Promise<{ code: number; said: string; complaint: string }> {
  const said: string[] = [];
  const complaints: string[] = [];
  const nothing = () => Promise.resolve();
  const code = await runCommand(args, {
    say: (line) => void said.push(line),
    complain: (line) => void complaints.push(line),
    prepare: nothing,
    openQueue: nothing,
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}
