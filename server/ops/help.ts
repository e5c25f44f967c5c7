import type { Command, Option } from '#/server/ops/command.ts';

/** Returns what `--help` of one command prints. */
export function helpOf({ name, usage, summary }: Command, options: Readonly<Record<string, Option>>): string {
  const rows = Object.entries(options).map(
    ([option, { type, about }]) => [`--${option}${type === 'string' ? ' <…>' : ''}`, about] as const,
  );
  return [`Usage: ${[name, usage, '[options]'].filter(Boolean).join(' ')}`, '', summary, '', ...inColumns(rows)].join(
    '\n',
  );
}

/** Returns the list of all commands. */
export function listCommands(commands: readonly Command[]): string {
  const rows = commands.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const);
  return [
    'Commands:',
    ...inColumns(rows),
    '',
    'Each has --help. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.',
  ].join('\n');
}

/** Returns rows of two columns with the second ones aligned. */
export function inColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
