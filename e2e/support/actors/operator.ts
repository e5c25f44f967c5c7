import { runCommand } from '#/server/ops/run-command.ts';

/** Runs a terminal command in this process, with an open queue. Returns its exit code and its output. */
export function operate(...args: string[]): Promise<{ code: number; said: string; complaint: string }> {
  return operateTyping(null, ...args);
}

/** Runs a terminal command with a person at the terminal, who types `text` when asked. */
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
