import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Returns what our rules report in some files and folders, in one run of oxlint. Throws for a file that it can't read.
 * @param {string[]} places
 * @returns {{ rule: string, file: string, line: number, text: string }[]}
 */
export function diagnosticsOf(places) {
  const args = ['-c', 'e2e/structure/lint-rules/oxlintrc.json', '-f', 'json', ...places];
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout).diagnostics.map(({ code, filename, labels, message }) => {
    const [, rule] = /^house\((.*)\)$/.exec(code ?? '') ?? [];
    if (!rule) throw new Error(`${filename}: ${message}`);
    return { rule, file: filename, line: labels[0].span.line, text: message.slice(message.indexOf(': ') + 2) };
  });
}
