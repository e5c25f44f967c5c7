import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const places = ['app', 'components', 'lib', 'server'];

/** Tests, the reference with its examples, which is English only, and what developers see at the start. */
const notProduct = /\.test\.tsx?$|\.examples\.ts$|^lib\/domain\/reference\/|^server\/embedded\//;

/** Returns the sentences that are outside lib/words: per folder, each as `file:line sentence`. */
export function findWordsLeft() {
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const args = ['-c', 'e2e/structure/words-left/oxlintrc.json', '-f', 'json', ...places];
  const { stdout, stderr } = spawnSync(oxlint, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  const diagnostics = JSON.parse(stdout).diagnostics.filter(({ filename }) => !notProduct.test(filename));
  const faulty = diagnostics.find(({ code }) => code !== 'words(left)');
  if (faulty) throw new Error(`${faulty.filename}: ${faulty.message}`);
  const folders = Object.groupBy(diagnostics, ({ filename }) => folderOf(filename));
  return Object.fromEntries(
    Object.keys(folders)
      .sort()
      .map((folder) => [
        folder,
        folders[folder].map(({ filename, labels, message }) => `${filename}:${labels[0].span.line} ${message}`).sort(),
      ]),
  );
}

function folderOf(file) {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'domain' ? 3 : folders[0] === 'app' ? 1 : 2).join('/');
}
