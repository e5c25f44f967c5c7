// The child processes of one command. They start in their own process groups, so that Ctrl-C only reaches this process,
// which decides the order of stopping; they stop however the command ends.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { node24, root, toolFile } from './places.mjs';
import { complain, say } from './terminal.mjs';

/** Services finish their requests and jobs; tools have nothing to lose, and npm would take its time. */
const SERVICE_GRACE_MS = 12_000;
const TOOL_GRACE_MS = 2000;
const KEPT_OUTPUT = 200_000;

/** @type {Map<import('node:child_process').ChildProcess, number>} each with its time to end */
const children = new Map();
const cleanUps = [];
let stopping = false;
let mainEnded = Promise.resolve();
/** @type {(exitCode: number) => string | undefined} */
let sayLast = () => undefined;

/** Registers what to call once every child has ended, in reverse order. */
export function atStop(cleanUp) {
  cleanUps.unshift(cleanUp);
}

/** A child process that didn't exit with 0; `output` is what it wrote, if that wasn't shown. */
export class ToolFailure extends SetupFailure {
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program to its end, and returns its exit code and output. With `show`, it also writes to the terminal.
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runToEnd(command, args, { env = process.env, cwd = root, show = false } = {}) {
  const child = launch(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] }, TOOL_GRACE_MS);
  let output = '';
  const collect = (target) => (chunk) => {
    output = (output + chunk).slice(-KEPT_OUTPUT);
    if (show) target.write(chunk);
  };
  child.stdout.on('data', collect(process.stdout));
  child.stderr.on('data', collect(process.stderr));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SetupFailure(`${command} couldn’t be started: ${error.message}`)));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Runs a command as `runToEnd` does, but throws a failure with the output for any exit code other than 0. */
export async function run(command, args, options) {
  const { code, output } = await runToEnd(command, args, options);
  if (code !== 0) {
    const unseen = options?.show ? '' : `${output.trimEnd()}\n`;
    throw new ToolFailure(`${shortName(command, args)} ended with ${code ?? 'a signal'}.`, unseen);
  }
  return output;
}

/** Runs a TypeScript or JavaScript file of the repository with Node 24. */
export function runNode(file, args, options) {
  return run(node24(), [file, ...args], options);
}

/** Runs a command-line program of the dependencies with Node 24. */
export function runTool(name, args, options) {
  return runNode(toolFile(name), args, options);
}

/**
 * Starts a long-running program that reports `ready` over IPC, and resolves then. `logFile` gets its standard output;
 * its errors go to the terminal. `onLaunch` gets its process id. `onEnd` is called when it ends unexpectedly, and by
 * default stops everything.
 */
export function startService(name, args, { env, logFile, onLaunch, onEnd = stopOnFailure }) {
  const stdout = logFile ? fs.openSync(logFile, 'a', 0o600) : 'inherit';
  const child = launch(node24(), args, { env, stdio: ['ignore', stdout, 'inherit', 'ipc'] }, SERVICE_GRACE_MS);
  if (logFile) fs.closeSync(stdout);
  onLaunch?.(child.pid);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code, signal) => {
      const place = logFile ? ` Its log: ${logFile}` : '';
      const failure = new SetupFailure(`The ${name} ended with ${code ?? signal}.${place}`);
      reject(failure);
      if (!stopping) onEnd(failure);
    });
  });
}

/** Empties a log and returns its path. */
export function emptyFile(file) {
  fs.writeFileSync(file, '', { mode: 0o600 });
  return file;
}

/** Ends everything with the message of the failure. */
export function stopOnFailure(failure) {
  void stopEverything(wordsOf(failure), 1);
}

function launch(command, args, { env, cwd = root, stdio }, graceMs) {
  if (stopping) throw new SetupFailure('Stopped.');
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  children.set(child, graceMs);
  child.once('exit', () => children.delete(child));
  child.once('error', () => children.delete(child));
  return child;
}

function shortName(command, args) {
  const words = command === node24() ? args : [command, ...args];
  return [path.basename(words[0]), ...words.slice(1, 2)].join(' ');
}

/**
 * Runs a command and makes sure that nothing outlives it: not after Ctrl-C, a signal, a closed terminal, the loss of
 * the parent process, or a failure, which is printed. `main` returns an exit code, or nothing if its services should
 * keep running. `lastLine` gets the exit code, and its text is printed last.
 */
export async function supervise(main, { signalExitCode = 0, lastLine } = {}) {
  sayLast = lastLine ?? sayLast;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void stopEverything(undefined, signalExitCode));
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stopEverything(undefined, signalExitCode);
  }, 1000).unref();
  const ending = main();
  mainEnded = ending.catch(() => {});
  try {
    const exitCode = await ending;
    if (exitCode !== undefined) await stopEverything(undefined, exitCode);
  } catch (error) {
    if (!stopping) await stopEverything(wordsOf(error), 1);
  }
}

function wordsOf(error) {
  if (error instanceof ToolFailure) return `${error.output}\n${error.message}`;
  return error instanceof SetupFailure ? error.message : error.stack;
}

async function stopEverything(complaint, exitCode) {
  if (stopping) return;
  stopping = true;
  if (complaint) complain(`\n${complaint}`);
  else if (process.stdout.isTTY) say();
  await endChildren();
  // A running step may be about to register a child that it has started.
  await Promise.race([mainEnded, sleep(SERVICE_GRACE_MS)]);
  for (const cleanUp of cleanUps) await cleanUp();
  const last = sayLast(exitCode);
  if (last) say(last);
  process.exit(exitCode);
}

function endChildren() {
  return Promise.all([...children].map(([child, graceMs]) => endChild(child, graceMs)));
}

/** Ends a child with SIGTERM and, after the grace time, its whole group, including processes that it left behind. */
async function endChild(child, graceMs) {
  signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (children.has(child) && Date.now() < deadline) await sleep(20);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}
