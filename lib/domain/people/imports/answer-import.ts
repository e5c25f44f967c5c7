// The thread that reads files of people: it receives the bytes of one and answers with its rows, or why there are none.
import { parentPort } from 'node:worker_threads';
import { type ImportFile, readImportText } from '#/lib/domain/people/import-file/read-import-text.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';

export interface ImportQuestion {
  bytes: Uint8Array;
  /** The setting of this installation; a thread sees none. */
  topLevelLetters: number;
}

/** A file, or the message that says why it cannot be read. */
export type ImportAnswer = { file: ImportFile } | { refusal: string };

parentPort?.on('message', (question: ImportQuestion) => parentPort?.postMessage(answerImport(question)));

/** What the thread sends back: an answer, or a fault of ours. */
export function answerImport({ bytes, topLevelLetters }: ImportQuestion): { result: ImportAnswer } | { error: string } {
  setTopLevelLetters(topLevelLetters);
  try {
    return { result: { file: readImportText(bytes) } };
  } catch (error) {
    return isProblem(error) ? { result: { refusal: error.said.message } } : { error: String(error) };
  }
}
