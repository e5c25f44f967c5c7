// The process that reads files of people: it gets a file's bytes, and returns its rows or why there are none.
import { type ImportFile, readImportText } from '#/lib/domain/people/import-file/read-import-text.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { answerParent } from '#/lib/platform/separate-process/separate-process.ts';
import { setTopLevelLetters } from '#/lib/platform/top-level-letters.ts';

export interface ImportQuestion {
  bytes: Uint8Array;
  /** This installation's setting, because this process can't read settings. */
  topLevelLetters: number;
}

/** A file, or the message that says why it can't be read. */
export type ImportAnswer = { file: ImportFile } | { refusal: string };

/** Returns the rows of a file, or why there are none. */
export function readImportBytes({ bytes, topLevelLetters }: ImportQuestion): ImportAnswer {
  setTopLevelLetters(topLevelLetters);
  try {
    return { file: readImportText(bytes) };
  } catch (error) {
    if (isProblem(error)) return { refusal: error.said.message };
    throw error;
  }
}

answerParent(readImportBytes);
