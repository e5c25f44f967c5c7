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
  /** Runs a change in its own transaction, which is rolled back if the command is only tried. */
  change: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Returns what a person types; null if nobody is at the terminal. */
  ask: (question: string) => Promise<string | null>;
}

/** What a command found or did, to be printed line by line. */
export interface Result {
  lines: readonly string[];
  isFailure?: boolean;
  /** Reading alone was enough to try it. */
  isUntried?: boolean;
}

/** A command of the terminal; refusals are thrown as problems. */
export interface Command {
  /** As people type it: `factor reset`. */
  name: string;
  /** What can follow the name: `<email>`. */
  usage: string;
  summary: string;
  /** How many words must and can follow the name. */
  values: readonly [least: number, most: number];
  options?: Readonly<Record<string, Option>>;
  /** Changes something: it has `--dry-run`, and waits for the end of maintenance. */
  isChange?: true;
  /** Works while the product is paused: it changes something although `MAINTENANCE` is set. */
  worksInMaintenance?: true;
  /** Looks at the database itself: it also runs without one. */
  looksItself?: true;
  /** Returns what is wrong with words and options that are right individually. */
  objection?: (call: Pick<Call, 'values' | 'flag' | 'option'>) => string | null;
  run: (call: Call) => Promise<Result>;
}
