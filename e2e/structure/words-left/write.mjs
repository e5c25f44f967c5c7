// Notes how many sentences are left outside lib/words if they are fewer.
import fs from 'node:fs';
import { findWordsLeft } from './find.mjs';

const file = new URL('words-left.json', import.meta.url);
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
const noted = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { all: Infinity };
const counts = Object.fromEntries(
  Object.entries(findWordsLeft()).map(([folder, sentences]) => [folder, sentences.length]),
);

if (sum(counts) > sum(noted)) {
  console.error(`${sum(counts)} sentences are left, ${sum(noted)} were: move the new ones to lib/words.`);
  process.exitCode = 1;
} else {
  fs.writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);
  console.log(`${sum(counts)} sentences are left.`);
}
