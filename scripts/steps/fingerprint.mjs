import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

/** Returns a hash of files and folders of the repository: names and contents, without tests and types of JSON files. */
function fingerprint(...entries) {
  const hash = createHash('sha256');
  for (const entry of entries) addTo(hash, entry);
  return hash.digest('hex');
}

function addTo(hash, entry) {
  const file = path.join(root, entry);
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of fs.readdirSync(file).sort()) addTo(hash, path.join(entry, name));
  } else if (!/\.(test\.tsx?|d\.json\.ts)$/.test(entry)) {
    hash.update(`${entry}\0${stat.size}\0`).update(fs.readFileSync(file));
  }
}

/**
 * Builds something from sources, whose hash `make` gets, unless it was already built from exactly these. The note is
 * stored with the result, so deleting the result deletes the note, and it's written last, so an interruption leaves
 * none.
 */
export async function makeWhenStale({ noteFile, sources, precondition, make }) {
  const note = path.join(root, noteFile);
  const currentPrint = fingerprint(...sources);
  if (fs.existsSync(note) && fs.readFileSync(note, 'utf8') === currentPrint) return;
  precondition?.();
  fs.rmSync(note, { force: true });
  await make(currentPrint);
  fs.mkdirSync(path.dirname(note), { recursive: true });
  fs.writeFileSync(note, currentPrint);
}
