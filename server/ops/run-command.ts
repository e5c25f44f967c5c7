import { parseArgs } from 'node:util';
import { type Ctx, newCtx } from '#/lib/platform/context.ts';
import { inTransaction, isDatabaseDown, type Transaction } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { isProblem, Problem } from '#/lib/platform/errors.ts';
import { settingProblems } from '#/server/boot.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';
import type { Call, Command, Option, Result } from '#/server/ops/command.ts';
import { commands } from '#/server/ops/commands.ts';
import { helpOf, listCommands } from '#/server/ops/help.ts';

export interface Terminal {
  say: (line: string) => void;
  complain: (line: string) => void;
  /** Returns what a person types; null if no one is at the terminal. */
  ask: (question: string) => Promise<string | null>;
  /** Runs before anything of the product is used. */
  prepare: () => Promise<void>;
  openQueue: () => Promise<void>;
}

const exitCodes = { done: 0, refused: 1, wrongUsage: 2 } as const;

const always = { help: { type: 'boolean', about: 'Say what the command does.' } } as const;
const dryRun = {
  'dry-run': { type: 'boolean', about: 'Do it, say what happened, and roll all of it back.' },
} as const;

/** Runs a command of the terminal and returns its exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  if (!command) return answerUnknown(args, terminal);
  const options = { ...command.options, ...(command.isChange ? dryRun : {}), ...always };
  const rest = args.slice(command.name.split(' ').length);
  const call = readCall(command, options, rest);
  if (typeof call === 'string') {
    terminal.complain(`${call}\n\n${helpOf(command, options)}`);
    return exitCodes.wrongUsage;
  }
  if (call.flag('help')) {
    terminal.say(helpOf(command, options));
    return exitCodes.done;
  }
  try {
    const { lines, isFailure, isUntried } = await perform(command, call, terminal);
    const isTried = command.isChange && call.flag('dry-run');
    const words = isUntried ? 'nothing was changed.' : 'all of this was done and rolled back.';
    const head = isTried ? [`Dry run: ${words}`] : [];
    for (const line of [...head, ...lines]) terminal.say(asPlain(line));
    return isFailure ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    terminal.complain(asPlain(wordsOf(error)));
    return exitCodes.refused;
  }
}

function answerUnknown(args: readonly string[], { say, complain }: Terminal): number {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    const isAsked = args.length > 0;
    (isAsked ? say : complain)(listCommands(commands));
    return isAsked ? exitCodes.done : exitCodes.wrongUsage;
  }
  complain(`There’s no command “${args.join(' ')}”.\n\n${listCommands(commands)}`);
  return exitCodes.wrongUsage;
}

type Typed = Pick<Call, 'values' | 'flag' | 'option'>;

/** Returns a command's input, or what is wrong with it. */
function readCall(command: Command, options: Record<string, Option>, rest: readonly string[]): Typed | string {
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...rest], options: types, allowPositionals: true });
  } catch (error) {
    return Object(error).message;
  }
  const { values: optionValues, positionals: values } = parsed;
  const call: Typed = {
    values,
    flag: (name) => optionValues[name] === true,
    option: (name) => (typeof optionValues[name] === 'string' ? optionValues[name] : undefined),
  };
  if (call.flag('help')) return call;
  const [least, most] = command.values;
  if (values.length < least) return 'The command needs something more.';
  if (values.length > most) return `The command doesn’t take this: ${values.slice(most).join(' ')}`;
  return command.objection?.(call) ?? call;
}

async function perform(command: Command, typed: Typed, terminal: Terminal): Promise<Result> {
  requireSettings();
  await terminal.prepare();
  if (!command.looksItself) await requireMigrations();
  const ctx = newCtx({ kind: 'operator' });
  const isDryRun = typed.flag('dry-run');
  if (command.isChange && env().MAINTENANCE && !isDryRun && !command.worksInMaintenance)
    throw new Problem('unavailable', 'MAINTENANCE is set: nothing can be changed until it’s over.');
  let queue: Promise<void> | undefined;
  const change: Call['change'] = async (work) => {
    queue ??= terminal.openQueue();
    await queue;
    return isDryRun ? tryOut(ctx, work) : inTransaction(ctx.db, work);
  };
  return command.run({ ...typed, ctx, isDryRun, change, ask: (question) => terminal.ask(asPlain(question)) });
}

function requireSettings(): void {
  const problems = settingProblems();
  if (problems.length > 0)
    throw new Problem('bad_request', problems.map((problem) => `failed  settings: ${problem}`).join('\n'));
}

async function requireMigrations(): Promise<void> {
  const missing = await missingMigrations();
  if (missing.length > 0)
    throw new Problem('unavailable', `The database lacks ${missing.join(', ')}. Run: node scripts/migrate.mjs`);
}

/** Runs work in a transaction and rolls it back; returns the work's result. */
async function tryOut<T>({ db }: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const rollback = Symbol('rollback');
  const results: T[] = [];
  await db
    .$transaction(async (tx) => {
      results.push(await work(tx));
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return results[0] as T;
}

/** Returns a text without control characters: other people chose these names, and a terminal would obey them. */
function asPlain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}

function wordsOf(error: unknown): string {
  if (isProblem(error)) return error.message;
  const { message, code } = Object(error) as { message?: string; code?: string };
  const reason = message || code || String(error);
  return isDatabaseDown(error) ? `The database in DATABASE_URL can’t be reached: ${reason}` : `It failed: ${reason}`;
}
