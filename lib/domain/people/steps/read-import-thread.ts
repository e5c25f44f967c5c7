// The thread that reads files of people: it receives the bytes of one and answers with its rows, or why there are none.
import { parentPort } from 'node:worker_threads';
import { type ImportFile, readImportText } from '#/lib/domain/people/steps/read-import-text.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';

export interface ReadFile {
  bytes: Uint8Array;
  /** The setting of this installation; a thread sees none. */
  topLevelLetters: number;
}

/** A file, or in words why it cannot be read. */
export type FileAnswer = { file: ImportFile } | { refusal: string };

parentPort?.on('message', ({ bytes, topLevelLetters }: ReadFile) => {
  setTopLevelLetters(topLevelLetters);
  parentPort?.postMessage(answerOf(bytes));
});

function answerOf(bytes: Uint8Array): { result: FileAnswer } | { error: string } {
  try {
    return { result: { file: readImportText(bytes) } };
  } catch (error) {
    return isProblem(error) ? { result: { refusal: error.message } } : { error: String(error) };
  }
}
