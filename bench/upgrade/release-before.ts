import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '#/bench/servers/start-server.ts';

export interface Release {
  version: string;
  commit: string;
  /** A built copy of the repository at that commit. */
  folder: string;
}

/** Returns the previous release, as docs/changelog.md names it. */
export function readReleaseBefore(): Pick<Release, 'version' | 'commit'> {
  const changelog = readFileSync(path.join(root, 'docs/changelog.md'), 'utf8');
  const [, version = '', commit = ''] = /^## (\d+\.\d+\.\d+) \(`([0-9a-f]+)`\)/m.exec(changelog) ?? [];
  if (!commit) throw new Error('docs/changelog.md names no commit of the release before.');
  return { version, commit };
}

/**
 * Builds the previous release, once per commit, outside the repository, whose tools would take its files for their own.
 */
export function buildReleaseBefore(): Release {
  const { version, commit } = readReleaseBefore();
  const folder = path.join(os.tmpdir(), 'unboxt-releases', commit);
  if (existsSync(path.join(folder, '.next/made-from'))) return { version, commit, folder };
  console.log(`Building ${version} (${commit}) in ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'release.tar');
  run('git', ['archive', `--output=${archive}`, commit], root);
  run('tar', ['-xf', archive], folder);
  rmSync(archive);
  run('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  // Not this benchmark's folder, which has claimed it.
  runIn(folder, ['scripts/build.mjs'], { DATA_DIR: path.join(folder, '.data') });
  return { version, commit, folder };
}

/** Runs a program of a release to its end. */
export function runIn(folder: string, args: readonly string[], env: Record<string, string> = {}): void {
  run(process.execPath, args, folder, env);
}

function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' as const, maxBuffer: 2 ** 26 };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
}
