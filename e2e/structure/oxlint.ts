import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '#/e2e/structure/source-files.ts';

interface Diagnostic {
  filename: string;
  message: string;
  labels: { span: { line: number } }[];
}

/** Returns what the rules of a configuration report below some files and folders. */
export function diagnosticsOf(config: string, ...places: string[]): Diagnostic[] {
  const { stdout, stderr } = spawnSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'json', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** Returns the same as `file:line message`. */
export function placesReported(config: string, ...places: string[]): string[] {
  return diagnosticsOf(config, ...places).map(
    ({ filename, labels, message }) => `${filename}:${labels[0]?.span.line} ${message}`,
  );
}

/** Returns the messages that a piece of code is reported with. */
export function reportedOf(config: string, code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'oxlint-'));
  try {
    const file = path.join(folder, 'code.tsx');
    writeFileSync(file, code);
    return diagnosticsOf(config, file).map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
