import { runCommand } from '#/server/ops/run-command.ts';

/** Runs a command of the terminal in this process, whose queue is open; returns its exit code and what it printed. */
export function operate(...args: string[]): Promise<{ code: number; said: string; complaint: string }> {
  return operateTyping(null, ...args);
}

/** Does so with a person at the terminal, who types this when they are asked. */
export async function operateTyping(text: string | null, ...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const nothing = () => Promise.resolve();
  const code = await runCommand(args, {
    say: (line) => void said.push(line),
    complain: (line) => void complaints.push(line),
    ask: () => Promise.resolve(text),
    prepare: nothing,
    openQueue: nothing,
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}
