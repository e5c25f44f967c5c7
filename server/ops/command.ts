import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

export interface Option {
  type: 'boolean' | 'string';
  /** Its description in `--help`. */
  about: string;
}

/** A command's input, and what it works with. */
export interface Call {
  ctx: Ctx;
  /** The words after the command's name. */
  values: readonly string[];
  flag: (name: string) => boolean;
  /** The value of an option, or undefined. */
  option: (name: string) => string | undefined;
  isDryRun: boolean;
  /** Runs a change in its own transaction, which is rolled back on a dry run. */
  change: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Returns what a person types; null if no one is at the terminal. */
  ask: (question: string) => Promise<string | null>;
}

/** What a command found or did, printed line by line. */
export interface Result {
  lines: readonly string[];
  isFailure?: boolean;
  /** Whether reading alone was the dry run. */
  isUntried?: boolean;
}

/** A command of the terminal; refusals are thrown as problems. */
export interface Command {
  /** As people type it: `factor reset`. */
  name: string;
  /** What may follow the name: `<email>`. */
  usage: string;
  summary: string;
  /** How few and how many words may follow the name. */
  values: readonly [least: number, most: number];
  options?: Readonly<Record<string, Option>>;
  /** It changes something: it has `--dry-run`, and waits for the end of maintenance. */
  isChange?: true;
  /** It works while the product is paused, although it changes something. */
  worksInMaintenance?: true;
  /** It checks the database itself, so it also runs without one. */
  looksItself?: true;
  /** Returns what is wrong with words and options that are valid individually. */
  objection?: (call: Pick<Call, 'values' | 'flag' | 'option'>) => string | null;
  run: (call: Call) => Promise<Result>;
}
