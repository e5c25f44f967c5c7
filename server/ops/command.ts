import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface Option {
  type: 'boolean' | 'string';
  /** What `--help` says of it. */
  about: string;
}

/** What a command was called with, and what it works by. */
export interface Call {
  ctx: Ctx;
  /** The words behind the command's name. */
  values: readonly string[];
  flag: (name: string) => boolean;
  /** The value of an option, or undefined. */
  option: (name: string) => string | undefined;
  isDryRun: boolean;
  /** Runs a change in a transaction of its own, which is rolled back where the command is only tried. */
  change: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Returns what a person types; null where none sits at the terminal. */
  ask: (question: string) => Promise<string | null>;
}

/** What a command found or did, to be printed line by line. */
export interface Result {
  lines: readonly string[];
  isFailure?: boolean;
  /** It was tried by looking alone. */
  isUntried?: boolean;
}

/** A command of the terminal; refusals are thrown as problems. */
export interface Command {
  /** As it is typed: `factor reset`. */
  name: string;
  /** What may stand behind the name: `<email>`. */
  usage: string;
  summary: string;
  /** How many words must stand behind the name, and how many may. */
  values: readonly [least: number, most: number];
  options?: Readonly<Record<string, Option>>;
  /** Changes something: it has `--dry-run`, and waits for the end of maintenance. */
  isChange?: true;
  /** Is made for a product that stands still: it changes something while `MAINTENANCE` is set. */
  worksInMaintenance?: true;
  /** Looks at the database itself: it also runs without one. */
  looksItself?: true;
  /** Returns what is wrong with words and options that are right one by one. */
  objection?: (call: Pick<Call, 'values' | 'flag' | 'option'>) => string | null;
  run: (call: Call) => Promise<Result>;
}
