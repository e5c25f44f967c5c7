import { diagnosticsOf } from '../lint-rules/diagnostics.mjs';

const places = ['app', 'components', 'lib', 'server'];

/** Tests, the reference with its examples, which is English only, and what developers and operators see in a terminal. */
const notProduct = /\.test\.tsx?$|\.examples\.ts$|^lib\/domain\/reference\/|^server\/(embedded\/|metrics\/|ops[./])/;

/** Returns the sentences that are outside lib/words: per folder, each as `file:line sentence`. */
export function findWordsLeft() {
  const sentences = diagnosticsOf(places).filter(({ rule, file }) => rule === 'words-left' && !notProduct.test(file));
  const folders = Object.groupBy(sentences, ({ file }) => folderOf(file));
  return Object.fromEntries(
    Object.keys(folders)
      .sort()
      .map((folder) => [folder, folders[folder].map(({ file, line, text }) => `${file}:${line} ${text}`).sort()]),
  );
}

function folderOf(file) {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'domain' ? 3 : folders[0] === 'app' ? 1 : 2).join('/');
}
